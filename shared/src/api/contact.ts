/** What a message may be about (specification §3). The form starts with the first. */
export const contactCategories = ['Spiritual', 'Scientific', 'Cultural', 'Festivals', 'Confusion', 'Personal'] as const;

/** The most characters of each field, counted as `maxlength` counts them. The message must have at least one. */
export const contactLimits = { name: 120, email: 254, message: 5000 } as const;

/** What is an e-mail address; one may also be left out. Stricter patterns refuse real addresses. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Seconds that a person needs at least to write a message. What is sent sooner is taken for a machine's. */
export const contactSeconds = 3;
