/** As it was when the frame started: a section that puts another in its place breaks nothing that the frame loads. */
export const { fetch } = globalThis;
