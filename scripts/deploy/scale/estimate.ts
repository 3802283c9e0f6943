/** What is asked of the portal. */
export interface Load {
  readonly brands: number;
  /** Visits a day, of all brands together. */
  readonly visitsPerDay: number;
  /** Share of visits by browsers that have nothing of the portal: 0 to 1. */
  readonly firstVisits: number;
  /** Deployments a day of the code, to all brands. */
  readonly codeDeploymentsPerDay: number;
  /** Brands whose own data is deployed in a day. */
  readonly brandDeploymentsPerDay: number;
  /** Releases whose files are kept. */
  readonly keptReleases: number;
}

/** What was measured on finished folders and in a browser. */
export interface Measured {
  /** Bytes and number of files that all brands share, with their compressed forms. */
  readonly shared: Size;
  /** Bytes and number of files that one brand has for itself. */
  readonly own: Size;
  readonly firstVisit: Visit;
  readonly nextVisit: Visit;
  /** Seconds to compile and compress what all share. */
  readonly compileSeconds: number;
  /** Seconds for each further brand: stamped, verified, compressed, written, scanned. */
  readonly brandSeconds: number;
}

interface Size {
  readonly bytes: number;
  readonly files: number;
}

interface Visit {
  readonly requests: number;
  readonly bytes: number;
  /** Calls to `/api/`. */
  readonly calls: number;
}

/** Prices in US dollars, as the large clouds publish them. */
export interface Prices {
  readonly storagePerGbMonth: number;
  readonly putPer1000: number;
  /** Reads of the bucket by the function at the edge. */
  readonly readPer1000: number;
  readonly getPer10000: number;
  readonly trafficPerGb: number;
  /** A run of the function at the edge, which each request needs. */
  readonly functionPerMillion: number;
  readonly invalidationPer1000: number;
  readonly buildMinute: number;
}

/** What follows from a load. Bytes are in GB of 10^9. */
export interface Estimate {
  /** Every brand has its whole folder, as `npm run deploy` sends it. */
  readonly storageGb: number;
  /** What all share is stored once. */
  readonly storageSharedOnceGb: number;
  readonly writesPerCodeDeployment: number;
  readonly writesPerCodeDeploymentSharedOnce: number;
  readonly requestsPerDay: number;
  /** In the busiest hour, which has a tenth of the day. */
  readonly requestsPerSecond: number;
  readonly callsPerSecond: number;
  readonly trafficGbPerDay: number;
  readonly buildMinutesPerCodeDeployment: number;
  /** What a CDN would need that keeps pages and has no function at the edge. */
  readonly invalidationsPerDay: number;
  readonly invalidationDollarsPerMonth: number;
  readonly dollarsPerMonth: Readonly<
    Record<"storage" | "writes" | "reads" | "requests" | "functions" | "traffic" | "builds", number>
  >;
}

const gb = 1e9;
const daysPerMonth = 30;
const peakShare = 0.1 / 3600;
/**
 * The host name, the pointer and the page, when no visit finds a copy of another one at its edge location. Headers and
 * assets of a release never change, and are kept there.
 */
const readsPerVisit = 3;

/**
 * What a load needs and costs. Money is counted as `npm run deploy` works: whole folders, a function at the edge for
 * each request, and no invalidation.
 */
export function estimate(load: Load, measured: Measured, prices: Prices): Estimate {
  const { brands, visitsPerDay, firstVisits, keptReleases, codeDeploymentsPerDay, brandDeploymentsPerDay } = load;
  const { shared, own, firstVisit, nextVisit } = measured;
  const perVisit = (of: keyof Visit) => firstVisits * firstVisit[of] + (1 - firstVisits) * nextVisit[of];

  const storageGb = (brands * keptReleases * (shared.bytes + own.bytes)) / gb;
  const storageSharedOnceGb = (keptReleases * (shared.bytes + brands * own.bytes)) / gb;
  const writesPerCodeDeployment = brands * (shared.files + own.files);
  const writesPerCodeDeploymentSharedOnce = shared.files + brands * own.files;
  const buildMinutesPerCodeDeployment = (measured.compileSeconds + brands * measured.brandSeconds) / 60;
  const brandMinutes = (measured.compileSeconds + measured.brandSeconds) / 60;

  const requestsPerDay = visitsPerDay * perVisit("requests");
  const trafficGbPerDay = (visitsPerDay * perVisit("bytes")) / gb;
  // The page of a brand is the only file whose name stays.
  const invalidationsPerDay = brands * codeDeploymentsPerDay + brandDeploymentsPerDay;
  const writesPerDay = codeDeploymentsPerDay * writesPerCodeDeployment + brandDeploymentsPerDay * own.files;
  const buildMinutesPerDay =
    codeDeploymentsPerDay * buildMinutesPerCodeDeployment + brandDeploymentsPerDay * brandMinutes;

  return {
    storageGb,
    storageSharedOnceGb,
    writesPerCodeDeployment,
    writesPerCodeDeploymentSharedOnce,
    requestsPerDay,
    requestsPerSecond: requestsPerDay * peakShare,
    callsPerSecond: visitsPerDay * perVisit("calls") * peakShare,
    trafficGbPerDay,
    buildMinutesPerCodeDeployment,
    invalidationsPerDay,
    invalidationDollarsPerMonth: ((invalidationsPerDay * daysPerMonth) / 1000) * prices.invalidationPer1000,
    dollarsPerMonth: {
      storage: storageGb * prices.storagePerGbMonth,
      writes: ((writesPerDay * daysPerMonth) / 1000) * prices.putPer1000,
      reads: ((visitsPerDay * readsPerVisit * daysPerMonth) / 1000) * prices.readPer1000,
      requests: ((requestsPerDay * daysPerMonth) / 10_000) * prices.getPer10000,
      functions: ((requestsPerDay * daysPerMonth) / 1e6) * prices.functionPerMillion,
      traffic: trafficGbPerDay * daysPerMonth * prices.trafficPerGb,
      builds: buildMinutesPerDay * daysPerMonth * prices.buildMinute,
    },
  };
}
