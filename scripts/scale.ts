/** `npm run scale`: what many brands and visits need and cost (docs/scale.md). */
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { estimate, type Load, type Measured, type Prices } from "#scripts/deploy/scale/estimate.ts";
import { measureFolders } from "#scripts/deploy/scale/measureFolders.ts";

/**
 * Seen in Chromium in November 2026: the overview of sb1 with the simulator, with an empty cache and with a full one.
 */
const visits: Pick<Measured, "firstVisit" | "nextVisit"> = {
  firstVisit: { requests: 18, bytes: 223_509, calls: 10 },
  nextVisit: { requests: 1, bytes: 1_080, calls: 6 },
};

const defaults = {
  dist: "dist",
  brands: "10000",
  visits: "10000000",
  "first-visits": "0.2",
  "code-deployments": "2",
  "brand-deployments": "50",
  "kept-releases": "5",
  "compile-seconds": "10",
  "brand-seconds": "0.12",
  "storage-price": "0.023",
  "put-price": "0.005",
  "read-price": "0.0004",
  "get-price": "0.01",
  "traffic-price": "0.085",
  "function-price": "0.6",
  "invalidation-price": "5",
  "build-price": "0.008",
} as const;
type Option = keyof typeof defaults;

const explained: Readonly<Record<Option, string>> = {
  dist: "finished folders of two brands or more, to measure",
  brands: "number of brands",
  visits: "visits a day, of all brands",
  "first-visits": "share of visits with an empty cache, 0 to 1",
  "code-deployments": "deployments of the code a day",
  "brand-deployments": "deployments of one brand's data a day",
  "kept-releases": "releases whose files are kept",
  "compile-seconds": "seconds to compile and compress what all share",
  "brand-seconds": "seconds for each further brand",
  "storage-price": "dollars for a GB and month",
  "put-price": "dollars for 1,000 writes",
  "read-price": "dollars for 1,000 reads of the bucket by the function at the edge",
  "get-price": "dollars for 10,000 requests at the CDN",
  "traffic-price": "dollars for a GB to visitors",
  "function-price": "dollars for 1,000,000 runs of the function at the edge",
  "invalidation-price": "dollars for 1,000 invalidations",
  "build-price": "dollars for a minute of CI",
};

const usage = [
  "npm run scale [-- options]",
  "",
  "Calculates what many brands and visits need and cost (docs/scale.md).",
  "",
  ...Object.entries(explained).map(
    ([name, text]) => `  --${name.padEnd(19)} ${text}; default: ${defaults[name as Option]}`,
  ),
  `  --${"help".padEnd(19)} this text`,
].join("\n");

const whole = (value: number) => Math.round(value).toLocaleString("en-GB");
const exact = (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 3 });

async function run(): Promise<void> {
  const options = Object.entries(defaults).map(([name, value]) => [name, { type: "string", default: value }] as const);
  const values = readOptions(usage, Object.fromEntries(options));
  if (values === undefined) return;
  const number = (name: Option): number => {
    const value = Number(values[name]);
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`--${name} is "${String(values[name])}". Write a number.`);
    return value;
  };
  const load: Load = {
    brands: number("brands"),
    visitsPerDay: number("visits"),
    firstVisits: number("first-visits"),
    codeDeploymentsPerDay: number("code-deployments"),
    brandDeploymentsPerDay: number("brand-deployments"),
    keptReleases: number("kept-releases"),
  };
  const prices: Prices = {
    storagePerGbMonth: number("storage-price"),
    putPer1000: number("put-price"),
    readPer1000: number("read-price"),
    getPer10000: number("get-price"),
    trafficPerGb: number("traffic-price"),
    functionPerMillion: number("function-price"),
    invalidationPer1000: number("invalidation-price"),
    buildMinute: number("build-price"),
  };
  const folders = await measureFolders(fromCaller(String(values["dist"])));
  const measured = {
    ...folders,
    ...visits,
    compileSeconds: number("compile-seconds"),
    brandSeconds: number("brand-seconds"),
  };
  const result = estimate(load, measured, prices);
  const { shared, own } = folders;
  const money = result.dollarsPerMonth;
  const rows: readonly (readonly [string, string])[] = [
    ["Measured: what all brands share", `${whole(shared.files)} files, ${whole(shared.bytes / 1000)} kB`],
    ["Measured: what one brand has for itself", `${whole(own.files)} files, ${whole(own.bytes / 1000)} kB`],
    ["Storage, a whole folder a brand", `${whole(result.storageGb)} GB`],
    ["Storage, what all share once", `${exact(result.storageSharedOnceGb)} GB`],
    ["Writes for a deployment of the code, whole folders", whole(result.writesPerCodeDeployment)],
    ["Writes for a deployment of the code, shared once", whole(result.writesPerCodeDeploymentSharedOnce)],
    ["Build of all brands on one machine", `${exact(result.buildMinutesPerCodeDeployment)} min`],
    ["Requests a day", whole(result.requestsPerDay)],
    ["Requests a second in the busiest hour", whole(result.requestsPerSecond)],
    ["Calls to the back end a second in the busiest hour", whole(result.callsPerSecond)],
    ["Traffic a day", `${whole(result.trafficGbPerDay)} GB`],
    ["Invalidations a day without a function at the edge", whole(result.invalidationsPerDay)],
    ["Dollars a month for those invalidations", whole(result.invalidationDollarsPerMonth)],
    ...Object.entries(money).map(([name, dollars]) => [`Dollars a month: ${name}`, whole(dollars)] as const),
    ["Dollars a month", whole(Object.values(money).reduce((total, dollars) => total + dollars, 0))],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${value.padStart(16)}`);
}

await runCommand("scale", run);
