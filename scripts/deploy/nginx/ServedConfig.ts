import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { ifThere } from "../store/ifThere.ts";
import { FolderStore } from "../store/FolderStore.ts";
import type { NginxOptions } from "./nginxConfig.ts";
import { partsOf } from "./headersDigest.ts";
import { ReleaseLinks } from "./ReleaseLinks.ts";

/** The folder of all links at a target, and of what each nginx has read. No brand can have this name. */
export const allLinks = "_nginx";

export const digestOf = (text: string, length = 64): string =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

/** Names a configuration of one machine: each has links of its own, also where two machines serve one folder. */
export const configName = (file: string): string => digestOf(`${hostname()}:${file}`, 8);

const recordKey = (file: string) => `${allLinks}/${configName(file)}.json`;

/** `_nginx/<name>.json`: what the nginx of a machine has read last. It is written after nginx has. */
interface ReadRecord {
  readonly schemaVersion: 1;
  readonly host: string;
  /** Path of the configuration. */
  readonly file: string;
  /** SHA-256 of the configuration. */
  readonly config: string;
  /** SHA-256 of the options that it was made with. */
  readonly options: string;
  /** The folder of its links: `_nginx/…`. */
  readonly links: string;
}

function parseRecord(bytes: Uint8Array | undefined): ReadRecord | undefined {
  try {
    const record = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as ReadRecord | null);
    return record?.schemaVersion === 1 ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The configuration that is in a file. */
export interface WrittenConfig {
  readonly text: string | undefined;
  /** Whether nginx has read it. Unknown after a deployment that was killed, so false. */
  readonly isRead: boolean;
  /** Whether nginx has read it, made with these options. */
  isOf(options: NginxOptions): boolean;
  /** The folder of the links that nginx follows. Undefined before it has read any. */
  readonly links: string | undefined;
}

const textAt = (file: string) => ifThere(() => readFileSync(file, "utf8"));

/** @param target the folder that is served */
export async function readWrittenConfig(target: string, file: string): Promise<WrittenConfig> {
  const record = parseRecord((await new FolderStore(target).get(recordKey(file)))?.bytes);
  const text = textAt(file);
  const isRead = text !== undefined && record?.config === digestOf(text);
  return {
    text,
    isRead,
    isOf: (options) => isRead && record?.options === digestOf(JSON.stringify(options)),
    links: record?.links,
  };
}

/** Keeps that nginx has read a configuration. When that is lost, nginx reads it once more. */
export async function recordRead(
  target: string,
  {
    file,
    text,
    options,
    links,
  }: { readonly file: string; readonly text: string; readonly options: NginxOptions; readonly links: string },
): Promise<void> {
  const record: ReadRecord = {
    schemaVersion: 1,
    host: hostname(),
    file,
    config: digestOf(text),
    options: digestOf(JSON.stringify(options)),
    links,
  };
  const bytes = new TextEncoder().encode(`${JSON.stringify(record)}\n`);
  await new FolderStore(target).put(recordKey(file), bytes, { isTransient: true });
}

/** What visitors get from a brand by the links that nginx follows. */
export interface LinkedBrand {
  readonly release: string;
  readonly canary?: string;
}

/** The nginx of a machine that serves a target. */
export interface ServedConfig {
  readonly host: string;
  readonly file: string;
  /**
   * `read`: nginx has read the configuration. `changed`: the file is another one now, and it is not known whether nginx
   * has read that. `missing`: there is no such file. `elsewhere`: it is on another machine.
   */
  readonly state: "read" | "changed" | "missing" | "elsewhere";
  /** By brand; a brand that is not served is not there. */
  readonly brands: ReadonlyMap<string, LinkedBrand>;
}

/** @param folder the links that nginx follows: `_nginx/…` */
export function linkedBrands(target: string, folder: string): ReadonlyMap<string, LinkedBrand> {
  const links = new ReleaseLinks(target, folder);
  const idOf = (brand: string, link: "current" | "canary") => {
    const name = links.served(brand, link);
    return name === undefined ? undefined : partsOf(name)?.id;
  };
  return new Map(
    links.brands().flatMap((brand) => {
      const [release, canary] = [idOf(brand, "current"), idOf(brand, "canary")];
      return release === undefined ? [] : [[brand, { release, ...(canary !== undefined && { canary }) }] as const];
    }),
  );
}

function stateOf({ host, file, config }: ReadRecord): ServedConfig["state"] {
  if (host !== hostname()) return "elsewhere";
  const text = textAt(file);
  if (text === undefined) return "missing";
  return digestOf(text) === config ? "read" : "changed";
}

/** Every nginx that serves a target, by what it has read: a running one is not asked. */
export async function readServedConfigs(target: string): Promise<readonly ServedConfig[]> {
  const store = new FolderStore(target);
  const names = (ifThere(() => readdirSync(join(target, allLinks))) ?? []).filter((name) =>
    /^[0-9a-f]{8}\.json$/.test(name),
  );
  const read = await Promise.all(
    names.map(async (name) => parseRecord((await store.get(`${allLinks}/${name}`))?.bytes)),
  );
  return read
    .filter((record) => record !== undefined)
    .map((record) => ({
      host: record.host,
      file: record.file,
      state: stateOf(record),
      brands: linkedBrands(target, record.links),
    }));
}
