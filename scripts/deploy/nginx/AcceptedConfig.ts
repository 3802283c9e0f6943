import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";
import { FolderStore } from "../store/FolderStore.ts";
import type { NginxOptions } from "./nginxConfig.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const recordOf = (file: string) => `.${basename(file)}.json`;

/** `.portal.conf.json` beside `portal.conf`: what nginx has read last. It is written after nginx has. */
interface AcceptedRecord {
  readonly schemaVersion: 1;
  /** SHA-256 of the configuration. */
  readonly config: string;
  /** SHA-256 of the options that it was made with. */
  readonly options: string;
}

function parseRecord(bytes: Uint8Array | undefined): AcceptedRecord | undefined {
  try {
    const record = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as AcceptedRecord);
    return record?.schemaVersion === 1 ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The configuration that is there. */
export interface WrittenConfig {
  readonly text: string;
  /** Whether nginx has read it. Unknown after a deployment that was killed, so false. */
  readonly isAccepted: boolean;
  /** Whether it was made with these options. */
  isOf(options: NginxOptions): boolean;
}

/** The configuration in a file; undefined when there is none. */
export async function readWrittenConfig(file: string): Promise<WrittenConfig | undefined> {
  const folder = new FolderStore(dirname(file));
  const [config, stored] = await Promise.all([basename(file), recordOf(file)].map((name) => folder.get(name)));
  if (config === undefined) return undefined;
  const record = parseRecord(stored?.bytes);
  return {
    text: new TextDecoder().decode(config.bytes),
    isAccepted: record?.config === config.tag,
    isOf: (options) => record?.options === digest(JSON.stringify(options)),
  };
}

/** Keeps that nginx has read a configuration. When that is lost, nginx reads it once more. */
export async function recordAccepted(file: string, config: string, options: NginxOptions): Promise<void> {
  const record: AcceptedRecord = {
    schemaVersion: 1,
    config: digest(config),
    options: digest(JSON.stringify(options)),
  };
  const bytes = new TextEncoder().encode(`${JSON.stringify(record)}\n`);
  await new FolderStore(dirname(file)).put(recordOf(file), bytes, { isTransient: true });
}
