import { baseFolder, basePath } from "./basePath.ts";
import { type HuskCookies, type HuskRequest, huskSetCookie, huskWanted, isOwnPage } from "./husk.ts";
import { huskPath } from "./huskAddress.ts";
import { noticesFile } from "./notices.ts";
import { type BrandLanguages, languageInCookie, pageFile, pageLanguage } from "./pageLanguage.ts";
import { securityFile } from "./releaseFiles.ts";
import { utgaveFile } from "./utgave.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The kinds of files that a host sends, as `headers.json` names them. */
export const fileKinds = ["page", "assets", "wellKnown"] as const;

/** The page in a language, for every path that it answers; something below `assets/`; something below `.well-known/`. */
export type FileKind = (typeof fileKinds)[number];

/**
 * A file that the target of a deployment has. `utgave` says which release all visitors get. `notices` says what
 * customers are told by the hour: a release has an empty one, and the target lays its own over it.
 */
export type TargetFileKind = "utgave" | "notices";

/**
 * What an address of a brand's host leads to. `root` leads on to the portal, `api` to the back end, `others` to the
 * applications beside the portal; at `husk` a page has the cookie of a choice set again; what is `missing` is missing in
 * each release.
 */
export type AddressKind =
  | FileKind
  | TargetFileKind
  | "unreadable"
  | "health"
  | "root"
  | "api"
  | "others"
  | "husk"
  | "missing";

/** The address of a file directly below the portal. */
const portalFile = (name: string) => new RegExp(`^${baseFolder}${name.replaceAll(".", "\\.")}$`);

/**
 * What each address of a brand's host leads to: the first row that fits decides. nginx gets the same expressions in the
 * same order, so that they use only what JavaScript and PCRE read alike.
 */
export const addressTable: readonly (readonly [kind: AddressKind, path: RegExp])[] = [
  // A control character.
  ["unreadable", /[^ -~\x80-\xff]/],
  ["health", /^\/health$/],
  ["root", /^\/$/],
  ["wellKnown", new RegExp(`^/${securityFile.replaceAll(".", "\\.")}$`)],
  ["api", /^\/api(?:\/|$)/],
  ["others", new RegExp(`^(?!${basePath}(?:/|$))/`)],
  // From here on, addresses of the portal. A compressed file is sent in place of the file, and has no address of its own.
  ["missing", new RegExp(`^${baseFolder}assets/.*\\.(?:br|gz)$`)],
  ["assets", new RegExp(`^${baseFolder}assets/[\\w-][\\w.-]*$`)],
  ["missing", new RegExp(`^${baseFolder}assets/`)],
  ["utgave", portalFile(utgaveFile)],
  ["notices", portalFile(noticesFile)],
  ["husk", new RegExp(`^${huskPath}$`)],
  // The endings of files. With another one an address is a page, which may be one that does not exist.
  ["missing", /\.(?:jsx?|tsx?|css|svg|woff2?|png|jpe?g|ico|map|json|txt|xml|webmanifest)$/i],
  ["page", /^\//],
];

/**
 * A path as nginx reads it: escapes of ASCII are decoded, repeated slashes are one, `.` and `..` are resolved. Empty for
 * what nginx cannot read: an escape without its digits, a zero, and what leads above the root.
 */
function readPath(path: string): string {
  if (/%(?:00|(?![\da-f]{2}))/i.test(path)) return "";
  const decoded = path.replaceAll(/%[0-7][\da-f]/gi, (escape) => decodeURIComponent(escape));
  const parts: string[] = [];
  for (const part of decoded.split(/\/+/).slice(1))
    if (part !== ".." && part !== ".") parts.push(part);
    else if (part === ".." && parts.pop() === undefined) return "";
  if (/\/\.\.?$/.test(decoded)) parts.push("");
  return `/${parts.join("/")}`;
}

const kindOf = (read: string): AddressKind => addressTable.find(([, path]) => path.test(read))?.[0] ?? "unreadable";

/** What an address leads to. @param path as it was asked for, without its query */
export const addressKind = (path: string): AddressKind => kindOf(readPath(path));

/** With every answer of ours, files included. */
export const everyHeader: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * With every answer that is no file of a release: errors, redirects, answers of the back end. None of them is a page: a
 * browser that shows one runs nothing of it, and gives it an origin of its own.
 */
export const bareHeaders: Headers = {
  ...everyHeader,
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** With a file of the target: it is no page, and each reader asks for the newest. */
export const targetFileHeaders: Headers = { ...bareHeaders, "Cache-Control": "no-cache" };

/** Keeps browsers on HTTPS. */
export const strictTransport = "Strict-Transport-Security";

/** The types of the files of a release, by their endings. */
export const fileTypes = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  woff2: "font/woff2",
} as const;

/** Whether files of a type are text. All of ours is in UTF-8. */
export const isTextType = (type: string): boolean => /^text\/|json$|xml$/.test(type);

/** The `Content-Type` of a file of a release. A compressed form has that of its file. */
export function contentType(path: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";
  const type = Object.entries(fileTypes).find(([name]) => name === ending)?.[1] ?? "application/octet-stream";
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** An answer that is no file of a release. */
export interface BareAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a host answers by itself, with the headers that only this kind of answer has. */
export const bareAnswers = {
  unreadable: { status: 400, headers: {}, text: "Feil 400.\n" },
  health: { status: 200, headers: {}, text: "ok\n" },
  root: { status: 302, headers: { Location: baseFolder }, text: "" },
  missing: { status: 404, headers: {}, text: "Filen finnes ikke.\n" },
  onlyReading: { status: 405, headers: { Allow: "GET, HEAD" }, text: "Feil 405.\n" },
  husk: { status: 204, headers: {}, text: "" },
} as const satisfies Readonly<Record<string, BareAnswer>>;

/**
 * A file of the release, which is sent with these headers. A server may send one of its compressed forms. `utgave` is no
 * file of any release: the target of a deployment has it, and a server without one answers as for a file that is missing.
 * In place of `notices` a target may have its own.
 */
export interface FileAnswer {
  readonly status: 200;
  readonly headers: Headers;
  readonly kind: FileKind | TargetFileKind;
  /** Its path in the folder of the release. */
  readonly file: string;
  /** For a file that the release does not have. */
  readonly otherwise: BareAnswer;
}

/** The back end, or the applications beside the portal, answer. */
export interface PassedOn {
  readonly to: "api" | "others";
  /** Where there are none. */
  readonly otherwise: BareAnswer;
}

/** A request to a host. */
export interface Asked extends HuskRequest {
  readonly method: string;
  /** As it was asked for, without its query. */
  readonly path: string;
  /** The header `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
}

/** The headers of the files of a brand. */
export interface Sent extends Readonly<Record<FileKind, Headers>> {
  /** The languages of a brand that has several, its own first: a visitor gets the page in one of them. */
  readonly languages?: BrandLanguages;
  /** The cookies that are set again. Releases of earlier versions have none, and no address for it. */
  readonly husk?: HuskCookies;
}

/**
 * The file of the page that a visitor gets.
 * @param offered the languages of a brand that has several
 */
export function pageOf(
  offered: BrandLanguages | undefined,
  { cookie = "", acceptLanguage }: Pick<Asked, "cookie" | "acceptLanguage">,
): string {
  if (offered === undefined) return "index.html";
  const [own] = offered;
  return pageFile(pageLanguage(offered, languageInCookie.exec(cookie)?.[1], acceptLanguage), own);
}

function fileOf(kind: FileKind, path: string, asked: Asked, { languages }: Sent): string {
  if (kind === "page") return pageOf(languages, asked);
  return kind === "assets" ? path.slice(baseFolder.length) : securityFile;
}

const targetFiles: Readonly<Record<TargetFileKind, string>> = { utgave: utgaveFile, notices: noticesFile };

const isReading = ({ method }: Asked): boolean => method === "GET" || method === "HEAD";

/** @param secure how long browsers stay on HTTPS, where the pages of the host say so */
function bare(name: keyof typeof bareAnswers, secure?: string): BareAnswer {
  const { status, headers, text } = bareAnswers[name];
  const kept = secure !== undefined && { [strictTransport]: secure };
  const type = text !== "" && { "Content-Type": `${fileTypes.txt}; charset=utf-8` };
  return { status, headers: { ...bareHeaders, ...kept, ...type, ...headers }, text };
}

/** The answer at a host that belongs to no brand. */
export function answerAtUnknownHost(asked: Asked): BareAnswer {
  const kind = addressKind(asked.path);
  if (kind === "health") return bare(isReading(asked) ? "health" : "onlyReading");
  return bare(kind === "unreadable" ? "unreadable" : "missing");
}

/** Undefined: the request is not one of a page of the brand, after a choice. Its body is never read. */
function answerToHusk(asked: Asked, { page, husk = {} }: Sent): BareAnswer | undefined {
  const wanted = huskWanted(husk, asked);
  if (asked.method !== "POST" || wanted.length === 0 || !isOwnPage(asked)) return undefined;
  const answer = bare("husk", page[strictTransport]);
  const cookie = huskSetCookie(wanted, asked);
  return { ...answer, headers: { ...answer.headers, ...(cookie !== undefined && { "Set-Cookie": cookie }) } };
}

/**
 * What the host of a brand answers: the file, the status and the headers.
 * @param sent what is sent with the files of the brand
 */
export function answerOf(asked: Asked, sent: Sent): BareAnswer | FileAnswer | PassedOn {
  const path = readPath(asked.path);
  const kind = kindOf(path);
  const secure = sent.page[strictTransport];
  const otherwise = bare(isReading(asked) ? "missing" : "onlyReading", secure);
  if (kind === "unreadable") return bare(kind, secure);
  if (kind === "api" || kind === "others") return { to: kind, otherwise };
  if (kind === "husk") return answerToHusk(asked, sent) ?? otherwise;
  if (kind === "missing" || !isReading(asked)) return otherwise;
  if (kind === "health" || kind === "root") return bare(kind, secure);
  if (kind === "utgave" || kind === "notices") {
    const file = targetFiles[kind];
    const kept = secure !== undefined && { [strictTransport]: secure };
    const headers = { ...targetFileHeaders, ...kept, "Content-Type": contentType(file) };
    return { status: 200, headers, kind, file, otherwise };
  }
  const vary = [sent[kind]["Vary"] ?? [], "Accept-Encoding"].flat().join(", ");
  const file = fileOf(kind, path, asked, sent);
  return {
    status: 200,
    headers: { ...sent[kind], "Content-Type": contentType(file), Vary: vary },
    kind,
    file,
    otherwise,
  };
}
