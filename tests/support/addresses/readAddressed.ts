import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseUtgave } from "#contract/utgave.ts";
import { headersFile, recordFile, securityFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { AddressServer } from "./compareAnswers.ts";

/** What is known of a finished folder whose server is asked every address. */
export interface Addressed extends Pick<AddressServer, "asset" | "fileOf" | "sent"> {
  /** The brand's host in Production: browsers stay on HTTPS there. */
  readonly host: string;
}

/** Reads the finished folder of a brand. */
export async function readAddressed(folder: string): Promise<Addressed> {
  const read = (path: string) => readFile(join(folder, path), "utf8");
  const { brand, files } = JSON.parse(await read(recordFile)) as ReleaseRecord;
  const { Production } = JSON.parse(await read(headersFile)) as BrandHeaders;
  const asset = files.find(({ path }) => /^assets\/.*\.js$/.test(path))?.path ?? "";
  const paths = ["index.html", asset, securityFile, "driftsmeldinger.json"];
  const contents = await Promise.all(paths.map(read));
  return {
    host: Production.hostnames[0] ?? "",
    asset,
    sent: Production,
    fileOf: (body) => (parseUtgave(body)?.brand === brand ? "utgave.json" : paths[contents.indexOf(body)]),
  };
}
