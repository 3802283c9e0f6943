import { baseFolder, basePath } from "./basePath.ts";
import { securityFile } from "./releaseFiles.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The kinds of files that a host sends, as `headers.json` names them. */
export const fileKinds = ["page", "assets", "wellKnown"] as const;

/** What a file is: the page, something below `assets/`, or something below `.well-known/`. */
export type FileKind = (typeof fileKinds)[number];

/** What an address of a brand's host leads to. */
export type AddressKind = FileKind | "unreadable" | "health" | "root" | "api" | "others" | "missing";

interface AddressRow {
  readonly kind: AddressKind;
  /** A regular expression for the path. */
  readonly path: string;
  readonly ignoresCase?: true;
}

/** Endings of files. A path below the portal with one of them is a file, and never a page. */
const fileEndings = "jsx?|tsx?|css|svg|woff2?|png|jpe?g|ico|map|json|txt|xml|webmanifest";

/**
 * What each address of a brand's host leads to: the first row that fits decides. nginx gets the same expressions in the
 * same order, so that they use only what JavaScript and PCRE read alike.
 */
export const addressTable: readonly AddressRow[] = [
  { kind: "unreadable", path: "[\\x00-\\x1f\\x7f]" },
  { kind: "health", path: "^/health$" },
  { kind: "root", path: "^/$" },
  { kind: "wellKnown", path: `^/${securityFile.replaceAll(".", "\\.")}$` },
  { kind: "api", path: "^/api(?:/|$)" },
  { kind: "others", path: `^(?!${basePath}(?:/|$))/` },
  // All other rows are about the portal. Compressed forms are sent in place of their files, and have no address.
  { kind: "missing", path: `^${baseFolder}assets/.*\\.(?:br|gz)$` },
  { kind: "assets", path: `^${baseFolder}assets/[\\w-][\\w.-]*$` },
  { kind: "missing", path: `^${baseFolder}assets/` },
  { kind: "missing", path: `\\.(?:${fileEndings})$`, ignoresCase: true },
  { kind: "page", path: "^/" },
];

const rows = addressTable.map(({ kind, path, ignoresCase }) => ({
  kind,
  path: new RegExp(path, ignoresCase ? "i" : ""),
}));

/**
 * A path as nginx reads it: escapes of ASCII are decoded, repeated slashes are one, `.` and `..` are resolved. Empty for
 * an escape without its digits.
 */
function readPath(path: string): string {
  if (/%(?![\da-f]{2})/i.test(path)) return "";
  const decoded = path.replaceAll(/%[0-7][\da-f]/gi, (escape) => decodeURIComponent(escape));
  const parts: string[] = [];
  for (const part of decoded.split(/\/+/).slice(1))
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  if (/\/\.\.?$/.test(decoded)) parts.push("");
  return `/${parts.join("/")}`;
}

const kindOf = (read: string): AddressKind => rows.find(({ path }) => path.test(read))?.kind ?? "unreadable";

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

/** Keeps browsers on HTTPS. */
export const strictTransport = "Strict-Transport-Security";

interface BareRow {
  readonly status: 200 | 302 | 400 | 404 | 405;
  readonly text: string;
  readonly headers?: Headers;
}

/** What a host answers by itself. */
export const bareAnswers = {
  unreadable: { status: 400, text: "Feil 400.\n" },
  health: { status: 200, text: "ok\n" },
  root: { status: 302, text: "", headers: { Location: baseFolder } },
  missing: { status: 404, text: "Filen finnes ikke.\n" },
  onlyReading: { status: 405, text: "Feil 405.\n", headers: { Allow: "GET, HEAD" } },
} as const satisfies Readonly<Record<string, BareRow>>;

/** An answer that is no file of a release. */
export interface BareAnswer extends BareRow {
  readonly headers: Headers;
}

/** A file of the release, which is sent with these headers. */
export interface FileAnswer {
  readonly status: 200;
  readonly headers: Headers;
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

/** What is asked of a host. */
interface Asked {
  readonly method: string;
  /** As it was asked for, without its query. */
  readonly path: string;
}

const fileOf = (kind: FileKind, path: string): string =>
  ({ page: "index.html", assets: path.slice(baseFolder.length), wellKnown: securityFile })[kind];

const isReading = ({ method }: Asked): boolean => method === "GET" || method === "HEAD";

/** @param secure how long browsers stay on HTTPS, where the pages of the host say so */
function bare(name: keyof typeof bareAnswers, secure?: string): BareAnswer {
  const row: BareRow = bareAnswers[name];
  const headers = {
    ...bareHeaders,
    ...(secure !== undefined && { [strictTransport]: secure }),
    ...(row.text !== "" && { "Content-Type": "text/plain; charset=utf-8" }),
    ...row.headers,
  };
  return { ...row, headers };
}

/** What is answered at a host that is nobody's. */
export function answerAtUnknownHost(asked: Asked): BareAnswer {
  const kind = addressKind(asked.path);
  if (kind === "health") return bare(isReading(asked) ? "health" : "onlyReading");
  return bare(kind === "unreadable" ? "unreadable" : "missing");
}

/**
 * What the host of a brand answers: the file, the status and the headers.
 * @param sent what is sent with the files of the brand
 */
export function answerOf(asked: Asked, sent: Readonly<Record<FileKind, Headers>>): BareAnswer | FileAnswer | PassedOn {
  const path = readPath(asked.path);
  const kind = kindOf(path);
  const secure = sent.page[strictTransport];
  const otherwise = bare(isReading(asked) ? "missing" : "onlyReading", secure);
  if (kind === "unreadable") return bare(kind, secure);
  if (kind === "api" || kind === "others") return { to: kind, otherwise };
  if (kind === "missing" || !isReading(asked)) return otherwise;
  if (kind === "health" || kind === "root") return bare(kind, secure);
  return { status: 200, headers: sent[kind], file: fileOf(kind, path), otherwise };
}
