import {
  answerAtUnknownHost,
  type Asked,
  answerOf,
  type BareAnswer,
  type Headers,
  type TargetFileKind,
} from "#contract/answerOf.ts";
import { hostName } from "#contract/hosts/hostName.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders, EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { bucketAttributes, bucketCookie } from "../bucketCookie.ts";
import { keyOf, noticesKey, utgaveKey } from "../keyOf.ts";
import type { Pointer } from "../state/Pointer.ts";
import { previewFolder } from "../state/previewFolder.ts";
import { type HostFile, hostKey } from "./HostFile.ts";

/** What a visitor asks for. */
export interface EdgeRequest extends Asked {
  /** Without its question mark; empty where there is none. Without it, a change of language would renew a consent. */
  readonly query: string;
  /** Host name without a port. */
  readonly host: string;
  /** The header `Accept-Encoding`. */
  readonly acceptEncoding?: string | undefined;
  readonly isSecure: boolean;
}

/** What is sent. */
export interface EdgeAnswer {
  readonly status: number;
  readonly headers: Headers;
  /**
   * The body is the first of these objects that the store has, with its `Content-Encoding` and `ETag`.
   * When it has none, `otherwise` is sent.
   */
  readonly keys?: readonly string[];
  readonly otherwise?: BareAnswer;
  readonly text?: string;
}

/** What the function asks of the CDN. */
export interface EdgeAccess {
  /**
   * An object of the store, as JSON; undefined when there is none.
   * @param keptForMs how long the CDN may use an earlier copy, in ms
   */
  readonly read: (key: string, keptForMs: number) => Promise<unknown>;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** How long a change of a host name, and of what is served, may take to arrive, in ms. */
const hostKeptForMs = 60_000;
const pointerKeptForMs = 5000;

/** The forms of a file that a browser takes, best first. */
function formsOf(key: string, acceptEncoding = ""): readonly string[] {
  const accepted = new Set(
    acceptEncoding.split(",").flatMap((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
  return [...(accepted.has("br") ? [`${key}.br`] : []), ...(accepted.has("gzip") ? [`${key}.gz`] : []), key];
}

/** The number of a browser, from 0 to 99; and the cookie that keeps it, when it is new. */
function bucketOf({ cookie = "", isSecure }: EdgeRequest, random: () => number): { bucket: number; cookie?: string } {
  const own = new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d|[1-9]\\d)(?:;|$)`).exec(cookie)?.[1];
  if (own !== undefined) return { bucket: Number(own) };
  const bucket = Math.floor(random() * 100);
  return { bucket, cookie: `${bucketCookie}=${bucket}; ${bucketAttributes}${isSecure ? "; Secure" : ""}` };
}

/** A release that a visitor gets, in the environment of the host name. */
interface Place {
  /** The folder of the brand: `sb1`, `_previews/pr-12/sb1`. */
  readonly brand: string;
  readonly id: string;
  /** The keys of what the target has besides the release. None in a preview. */
  readonly atTarget: Readonly<Partial<Record<TargetFileKind, string>>>;
  readonly headers: EnvironmentHeaders;
  readonly cookie?: string | undefined;
}

async function placeOf(request: EdgeRequest, { read, random }: EdgeAccess): Promise<Place | undefined> {
  // As nginx reads it.
  const host = hostName(request.host);
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host)) return undefined;
  const file = (await read(hostKey(host), hostKeptForMs)) as HostFile | undefined;
  if (file === undefined) return undefined;
  const brand = (file.preview === undefined ? "" : previewFolder(file.preview)) + file.brand;
  const pointer = (await read(`${brand}/current.json`, pointerKeptForMs)) as Pointer | undefined;
  if (pointer === undefined || pointer.retired !== undefined) return undefined;
  const { release, canary } = pointer;
  const visitor = canary && bucketOf(request, random);
  const id = canary !== undefined && visitor !== undefined && visitor.bucket < canary.share ? canary.release : release;
  // Its name has the digest of the release: it never changes.
  const all = (await read(keyOf({ brand, id }, headersFile), Number.POSITIVE_INFINITY)) as BrandHeaders | undefined;
  const headers = all && Object.values(all).find(({ hostnames }) => hostnames.includes(host));
  const atTarget =
    file.preview === undefined ? { utgave: utgaveKey({ brand, id: release }), notices: noticesKey(brand) } : {};
  return headers && { brand, id, atTarget, headers, cookie: visitor?.cookie };
}

/**
 * Answers a visitor of any brand, at the edge of a CDN in front of an object store: page, headers and scripts of one
 * release. It has no Node API, and keeps nothing. Calls to `/api/` and other applications do not come here.
 */
export async function answerAtEdge(request: EdgeRequest, access: EdgeAccess): Promise<EdgeAnswer> {
  const place = await placeOf(request, access);
  if (place === undefined) return answerAtUnknownHost(request);
  const { brand, id, atTarget, cookie } = place;
  const answer = answerOf(request, place.headers);
  if ("to" in answer) return answer.otherwise;
  if (!("file" in answer)) return answer;
  const { status, headers, kind, file, otherwise } = answer;
  if (kind === "utgave" || kind === "notices") {
    const own = atTarget[kind] ?? [];
    const ofRelease = kind === "notices" ? keyOf({ brand, id }, file) : [];
    const keys = [own, ofRelease].flat();
    return keys.length === 0 ? otherwise : { status, headers, keys, otherwise };
  }
  return {
    status,
    headers: { ...headers, ...(kind === "page" && cookie !== undefined && { "Set-Cookie": cookie }) },
    keys: formsOf(keyOf({ brand, id }, file), request.acceptEncoding),
    otherwise,
  };
}
