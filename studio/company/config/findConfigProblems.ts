import { resolve } from "node:path";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { siteOfPage } from "#studio/document/addresses/StudioSite.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { type Fix, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { Term } from "#scripts/findings/terms.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { cleanName } from "#studio/git/commitWords.ts";
import type { ConfigProblem } from "./ConfigFinding.ts";
import { isMailAddress } from "./isMailAddress.ts";
import { secretFileProblem } from "./secretFileProblem.ts";

/** A problem that the form of the file does not show, and the path of its value. */
export interface PlacedConfigProblem {
  readonly path: Path;
  readonly problem: ConfigProblem;
  readonly fix?: Fix | undefined;
}

/** What a value has to be seen in. */
export interface ConfigSurroundings {
  /** Folder of the configuration. */
  readonly folder: string;
  /** Ids of the brands that there are. */
  readonly brandIds: readonly string[];
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host with labels below which there can be others: no IP address. */
const canHavePreviews = (host: string): boolean =>
  host.split(".").length > 1 &&
  host.split(".").every((each) => label.test(each)) &&
  !/\.(?:\d+|0x[\da-f]*)$/.test(host);

const isOwnOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  if (url === null || url.origin !== value || !canHavePreviews(url.hostname)) return false;
  // The page would take it for a proposal of a studio with a shorter name.
  if (siteOfPage(url).work !== undefined) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLocalHost(url.hostname));
};

const isLoopback = (host: string): boolean => isLocalHost(host) || host === "127.0.0.1" || host === "[::1]";

/** An address that no secret is in and that nobody on the way can read. */
const isSafeAddress = (value: string): boolean => {
  const url = URL.parse(value);
  if (url === null || url.username + url.password !== "" || /\s/.test(value)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};

const isSender = (value: string): boolean => {
  const address = /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  return unsafeCharacterIn(value) === undefined && !/[\n\t]/.test(value) && isMailAddress(address);
};

/** A name that git writes as it is. */
const isCommitterName = (value: string): boolean => cleanName(value) === value;

const hasPassword = (remote: string): boolean => (URL.parse(remote)?.password ?? "") !== "";

/** Texts with a form of their own. */
const forms: readonly (readonly [Path, (value: string) => boolean, Term<"configForms">])[] = [
  [["origin"], isOwnOrigin, "origin"],
  [["signIn", "issuer"], isSafeAddress, "address"],
  [["notices", "webhook", "url"], isSafeAddress, "address"],
  [["notices", "mail", "from"], isSender, "sender"],
  [
    ["repository", "branch"],
    (value) => /^[\w][\w./-]*$/.test(value) && !/\.\.|\/\/|[./]$|\.lock$/.test(value),
    "branch",
  ],
  [["repository", "committer", "name"], isCommitterName, "committer"],
  [["repository", "committer", "email"], isMailAddress, "email"],
  [
    ["publish", "liveAddress"],
    (value) => value.includes("{brand}") && isSafeAddress(value.replaceAll("{brand}", "a")),
    "live",
  ],
];

const nameOf = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

function formProblems(value: unknown): readonly PlacedConfigProblem[] {
  return forms.flatMap(([path, isRight, expected]) => {
    const given = valueAt(value, path);
    if (typeof given !== "string" || given === "" || isRight(given)) return [];
    // The address of a webhook, and any with a password, is a secret: it is not written to a terminal.
    const shown = given.includes("@") || path.includes("webhook") ? "" : quoted(given);
    return [{ path, problem: problem("studio:bad-value", { value: shown, field: nameOf(path), expected }) }];
  });
}

function remoteProblems(value: unknown): readonly PlacedConfigProblem[] {
  const path = ["repository", "remote"];
  const remote = valueAt(value, path);
  if (typeof remote !== "string") return [];
  if (remote.startsWith("-")) return [{ path, problem: problem("studio:remote-hyphen", {}) }];
  return hasPassword(remote) ? [{ path, problem: problem("studio:remote-password", {}) }] : [];
}

function roleProblems(rule: unknown, at: Path, { brandIds }: ConfigSurroundings): readonly PlacedConfigProblem[] {
  if (!isObject(rule)) return [];
  const { brands, claim, people } = rule;
  const found: PlacedConfigProblem[] = [];
  if (claim === undefined && people === undefined)
    found.push({ path: at, problem: problem("studio:role-of-nobody", { field: nameOf(at) }) });
  const path = [...at, "brands"];
  const ids = Array.isArray(brands) ? (brands as readonly unknown[]) : [];
  const isForm =
    brands === undefined || brands === "all" || (ids.length > 0 && ids.every((id) => typeof id === "string"));
  if (!isForm)
    found.push({
      path,
      problem: problem("studio:bad-value", { value: quoted(brands), field: nameOf(path), expected: "brands" }),
    });
  for (const [index, id] of ids.entries()) {
    if (typeof id !== "string" || brandIds.includes(id)) continue;
    found.push({
      path: [...path, index],
      problem: problem("studio:unknown-brand", { brand: quoted(id), known: brandIds.slice(0, 40) }),
      fix: spelling(didYouMean(id, brandIds)),
    });
  }
  for (const [index, person] of (Array.isArray(people) ? (people as readonly unknown[]) : []).entries())
    if (typeof person === "string" && !isMailAddress(person))
      found.push({
        path: [...at, "people", index],
        problem: problem("studio:not-email", { value: quoted(person) }),
      });
  return found;
}

/** The fields that name a file with a secret. */
const secretFields: readonly Path[] = [
  ["signIn", "clientSecretFile"],
  ["notices", "mail", "passwordFile"],
  ["notices", "webhook", "secretFile"],
];

function secretProblems(value: unknown, folder: string): readonly PlacedConfigProblem[] {
  return secretFields.flatMap((path) => {
    const file = valueAt(value, path);
    if (typeof file !== "string" || file === "") return [];
    const found = secretFileProblem(nameOf(path), resolve(folder, file));
    return found === undefined ? [] : [{ path, problem: found }];
  });
}

/** What stands in a configuration that was written when the studio built and deployed by itself, and what to write now. */
const formerPublish: Readonly<Record<string, ConfigProblem>> = {
  way: problem("studio:former-way", {}),
  targets: problem("studio:former-targets", {}),
  gate: problem("studio:former-gate", {}),
};

/** Whether a place is of a configuration that was written when the studio deployed: it has words of its own. */
export const isFormerPublish = (value: unknown, path: Path): boolean =>
  path.length >= 2 && path[0] === "publish" && isFormer(value, String(path[1]));

const isFormer = (value: unknown, key: string): boolean =>
  key === "way"
    ? valueAt(value, ["publish", "way"]) === "deploy"
    : Object.hasOwn(formerPublish, key) && valueAt(value, ["publish", key]) !== undefined;

/** A status that is an address. A command is a list. */
const isStatus = (value: string): boolean => isSafeAddress(value.replaceAll(/\{(?:branch|commit)\}/g, "a"));

function publishProblems(value: unknown): readonly PlacedConfigProblem[] {
  const publish = valueAt(value, ["publish"]);
  if (!isObject(publish)) return [];
  const former = Object.entries(formerPublish).flatMap(([key, found]) =>
    isFormer(value, key) ? [{ path: ["publish", key], problem: found }] : [],
  );
  const { way = "merge", open, status, liveAddress, privateAddresses } = publish;
  const found: PlacedConfigProblem[] = [...former];
  if (way === "pullRequest" && open === undefined)
    found.push({
      path: ["publish", "way"],
      problem: problem("studio:open-missing", {}),
    });
  if (way === "merge" && open !== undefined)
    found.push({
      path: ["publish", "open"],
      problem: problem("studio:open-unneeded", {}),
    });
  if (typeof status === "string" && !isStatus(status))
    found.push({
      path: ["publish", "status"],
      problem: problem("studio:bad-value", { value: quoted(status), field: "publish.status", expected: "status" }),
    });
  if (typeof liveAddress === "string" && /^http:/i.test(liveAddress) && privateAddresses !== true)
    found.push({
      path: ["publish", "liveAddress"],
      problem: problem("studio:live-not-https", {}),
    });
  return found;
}

/** A user name and its password belong together. */
function mailProblems(value: unknown): readonly PlacedConfigProblem[] {
  const path = ["notices", "mail"];
  const mail = valueAt(value, path);
  if (!isObject(mail) || (mail["user"] === undefined) === (mail["passwordFile"] === undefined)) return [];
  const [has, lacks] = mail["user"] === undefined ? ["passwordFile", "user"] : ["user", "passwordFile"];
  return [{ path: [...path, has], problem: problem("studio:mail-half", { has, lacks }) }];
}

/** Texts put "spør" before it, and a full stop after it. */
function helpProblems(value: unknown): readonly PlacedConfigProblem[] {
  const path = ["help"];
  const help = valueAt(value, path);
  if (typeof help !== "string" || !(/^spør\b/i.test(help.trim()) || help.trim().endsWith("."))) return [];
  return [{ path, problem: problem("studio:help-sentence", { value: quoted(help) }) }];
}

/**
 * What is wrong with the values of a configuration. Values of a wrong type are left out: the form of the file has them.
 * No message has a value that may be a secret.
 */
export function findConfigProblems(value: unknown, surroundings: ConfigSurroundings): readonly PlacedConfigProblem[] {
  const roles = valueAt(value, ["roles"]);
  return [
    ...formProblems(value),
    ...remoteProblems(value),
    ...(Array.isArray(roles) ? roles : []).flatMap((rule: unknown, index) =>
      roleProblems(rule, ["roles", index], surroundings),
    ),
    ...secretProblems(value, surroundings.folder),
    ...mailProblems(value),
    ...publishProblems(value),
    ...helpProblems(value),
  ];
}
