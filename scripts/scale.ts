/** `npm run scale`: what many brands and visits need and cost (docs/scale.md). */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { amount, text } from "#scripts/command/Option.ts";
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

/** An option of this command: a number that is assumed. */
const assumed = (absent: number, help: string) => amount({ shown: "N", help, absent });

const whole = (value: number) => Math.round(value).toLocaleString("en-GB");
const exact = (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 3 });

const scale = defineCommand({
  name: "scale",
  purpose: "Calculates what many brands and visits need and cost (docs/scale.md).",
  options: {
    dist: text({ shown: "DIR", help: "finished folders of two brands or more, to measure", absent: "dist" }),
    brands: assumed(10_000, "number of brands"),
    visits: assumed(10_000_000, "visits a day, of all brands"),
    "first-visits": assumed(0.2, "share of visits with an empty cache, 0 to 1"),
    "code-deployments": assumed(2, "deployments of the code a day"),
    "brand-deployments": assumed(50, "deployments of one brand's data a day"),
    "kept-releases": assumed(5, "releases whose files are kept"),
    "compile-seconds": assumed(10, "seconds to compile and compress what all share"),
    "brand-seconds": assumed(0.12, "seconds for each further brand"),
    "storage-price": assumed(0.023, "dollars for a GB and month"),
    "put-price": assumed(0.005, "dollars for 1,000 writes"),
    "read-price": assumed(0.0004, "dollars for 1,000 reads of the bucket by the function at the edge"),
    "get-price": assumed(0.01, "dollars for 10,000 requests at the CDN"),
    "traffic-price": assumed(0.085, "dollars for a GB to visitors"),
    "function-price": assumed(0.6, "dollars for 1,000,000 runs of the function at the edge"),
    "invalidation-price": assumed(5, "dollars for 1,000 invalidations"),
    "build-price": assumed(0.008, "dollars for a minute of CI"),
  },
  async run(values) {
    const load: Load = {
      brands: values.brands,
      visitsPerDay: values.visits,
      firstVisits: values["first-visits"],
      codeDeploymentsPerDay: values["code-deployments"],
      brandDeploymentsPerDay: values["brand-deployments"],
      keptReleases: values["kept-releases"],
    };
    const prices: Prices = {
      storagePerGbMonth: values["storage-price"],
      putPer1000: values["put-price"],
      readPer1000: values["read-price"],
      getPer10000: values["get-price"],
      trafficPerGb: values["traffic-price"],
      functionPerMillion: values["function-price"],
      invalidationPer1000: values["invalidation-price"],
      buildMinute: values["build-price"],
    };
    const folders = await measureFolders(fromCaller(values.dist));
    const measured = {
      ...folders,
      ...visits,
      compileSeconds: values["compile-seconds"],
      brandSeconds: values["brand-seconds"],
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
  },
});

process.exitCode = await runCommand(scale);
