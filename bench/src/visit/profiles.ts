/** A device and its line. */
export interface Profile {
  viewport: { width: number; height: number };
  network?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this machine. */
  cpu: number;
}

/** A slow phone on a slow line: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const mobile: Profile = {
  viewport: { width: 412, height: 823 },
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpu: 4,
};

/** This machine as it is. */
export const desktop: Profile = { viewport: { width: 1366, height: 768 }, cpu: 1 };
