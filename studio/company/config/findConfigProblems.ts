import { resolve } from "node:path";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { siteOfPage } from "#studio/document/addresses/StudioSite.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { cleanName } from "../repository/commitWords.ts";
import { isMailAddress } from "./isMailAddress.ts";
import { secretFileProblem } from "./secretFileProblem.ts";

/** A problem that the form of the file does not show, and the path of its value. */
export interface ConfigProblem {
  readonly path: Path;
  readonly message: string;
  readonly expected: string;
  readonly suggestion?: string | undefined;
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

const address = "an https address without user name and password; http only for localhost";

/** Texts with a form of their own. */
const forms: readonly (readonly [Path, (value: string) => boolean, string])[] = [
  [
    ["origin"],
    isOwnOrigin,
    'an origin such as "https://studio.example": https (http only for hosts below localhost), a name with a dot that does not begin with "main." or "forslag<number>.", no path, no final slash',
  ],
  [["signIn", "issuer"], isSafeAddress, address],
  [["notices", "webhook", "url"], isSafeAddress, address],
  [["notices", "mail", "from"], isSender, 'an e-mail address, or "Studio <studio@company.example>"'],
  [
    ["repository", "branch"],
    (value) => /^[\w][\w./-]*$/.test(value) && !/\.\.|\/\/|[./]$|\.lock$/.test(value),
    "the name of a branch",
  ],
  [["repository", "committer", "name"], isCommitterName, "a name in one line, without < and >"],
  [["repository", "committer", "email"], isMailAddress, "an e-mail address"],
  [
    ["publish", "liveAddress"],
    (value) => value.includes("{brand}") && isSafeAddress(value.replaceAll("{brand}", "a")),
    "an https address with {brand} in it",
  ],
];

const nameOf = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

function formProblems(value: unknown): readonly ConfigProblem[] {
  return forms.flatMap(([path, isRight, expected]) => {
    const given = valueAt(value, path);
    if (typeof given !== "string" || given === "" || isRight(given)) return [];
    // The address of a webhook, and any with a password, is a secret: it is not written to a terminal.
    const shown = given.includes("@") || path.includes("webhook") ? "The value" : quoted(given);
    return [{ path, message: `${shown} is not valid for "${nameOf(path)}"`, expected }];
  });
}

function remoteProblems(value: unknown): readonly ConfigProblem[] {
  const path = ["repository", "remote"];
  const remote = valueAt(value, path);
  if (typeof remote !== "string") return [];
  if (remote.startsWith("-"))
    return [{ path, message: `"repository.remote" begins with a hyphen`, expected: "an address or a path" }];
  if (!hasPassword(remote)) return [];
  return [
    {
      path,
      message: 'The address of "repository.remote" has a password in it',
      expected: "an address without one: git takes it from an SSH key or a credential helper",
    },
  ];
}

function roleProblems(rule: unknown, at: Path, { brandIds }: ConfigSurroundings): readonly ConfigProblem[] {
  if (!isObject(rule)) return [];
  const { brands, claim, people } = rule;
  const found: ConfigProblem[] = [];
  if (claim === undefined && people === undefined)
    found.push({
      path: at,
      message: `"${nameOf(at)}" gives its role to nobody`,
      expected: '"claim", "people", or both',
    });
  const path = [...at, "brands"];
  const ids = Array.isArray(brands) ? (brands as readonly unknown[]) : [];
  const isForm =
    brands === undefined || brands === "all" || (ids.length > 0 && ids.every((id) => typeof id === "string"));
  if (!isForm)
    found.push({
      path,
      message: `${quoted(brands)} is not valid for "${nameOf(path)}"`,
      expected: '"all", or a list of ids',
    });
  for (const [index, id] of ids.entries()) {
    if (typeof id !== "string" || brandIds.includes(id)) continue;
    const near = didYouMean(id, brandIds);
    found.push({
      path: [...path, index],
      message: `There is no brand ${quoted(id)}`,
      expected: brandIds.length === 0 ? "a brand of the repository" : `one of ${brandIds.slice(0, 40).join(", ")}`,
      suggestion: near === undefined ? undefined : JSON.stringify(near),
    });
  }
  for (const [index, person] of (Array.isArray(people) ? (people as readonly unknown[]) : []).entries())
    if (typeof person === "string" && !isMailAddress(person))
      found.push({
        path: [...at, "people", index],
        message: `${quoted(person)} is not an e-mail address`,
        expected: 'an address such as "kari@company.example"',
      });
  return found;
}

/** The fields that name a file with a secret. */
const secretFields: readonly Path[] = [
  ["signIn", "clientSecretFile"],
  ["notices", "mail", "passwordFile"],
  ["notices", "webhook", "secretFile"],
];

function secretProblems(value: unknown, folder: string): readonly ConfigProblem[] {
  return secretFields.flatMap((path) => {
    const file = valueAt(value, path);
    if (typeof file !== "string" || file === "") return [];
    const found = secretFileProblem(nameOf(path), resolve(folder, file));
    return found === undefined ? [] : [{ path, ...found }];
  });
}

/** What stands in a configuration that was written when the studio built and deployed by itself, and what to write now. */
const formerPublish: Readonly<Record<string, { readonly message: string; readonly expected: string }>> = {
  way: {
    message: '"publish.way" is "deploy", and the studio does not build and deploy any more',
    expected:
      '"merge": the studio merges into the main branch, and the CI publishes it (docs/studio-server.md, "Publication")',
  },
  targets: {
    message: '"publish.targets" is not used any more: the studio has no rights to a target',
    expected: "nothing here: deploy to them in the CI, for which docs/deploy/post-receive is a sample",
  },
  gate: {
    message: '"publish.gate" is not used any more: the studio does not build',
    expected: "nothing here: run this command in the CI, before it deploys",
  },
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

function publishProblems(value: unknown): readonly ConfigProblem[] {
  const publish = valueAt(value, ["publish"]);
  if (!isObject(publish)) return [];
  const former = Object.entries(formerPublish).flatMap(([key, words]) =>
    isFormer(value, key) ? [{ path: ["publish", key], ...words }] : [],
  );
  const { way = "merge", open, status, liveAddress, privateAddresses } = publish;
  const found: ConfigProblem[] = [...former];
  if (way === "pullRequest" && open === undefined)
    found.push({
      path: ["publish", "way"],
      message: '"publish.open" is missing: "way" is "pullRequest"',
      expected: "a command that opens the pull request of a branch and prints its address",
    });
  if (way === "merge" && open !== undefined)
    found.push({
      path: ["publish", "open"],
      message: '"publish.open" is for pull requests, and "way" is "merge"',
      expected: '"way": "pullRequest", or no "open"',
    });
  if (typeof status === "string" && !isStatus(status))
    found.push({
      path: ["publish", "status"],
      message: `${quoted(status)} is not valid for "publish.status"`,
      expected: `${address}; or a command, as a list of its words`,
    });
  if (typeof liveAddress === "string" && /^http:/i.test(liveAddress) && privateAddresses !== true)
    found.push({
      path: ["publish", "liveAddress"],
      message: '"publish.liveAddress" is not https',
      expected: 'https; or "privateAddresses": true beside it, for tests on this machine',
    });
  return found;
}

/** A user name and its password belong together. */
function mailProblems(value: unknown): readonly ConfigProblem[] {
  const path = ["notices", "mail"];
  const mail = valueAt(value, path);
  if (!isObject(mail) || (mail["user"] === undefined) === (mail["passwordFile"] === undefined)) return [];
  const [has, lacks] = mail["user"] === undefined ? ["passwordFile", "user"] : ["user", "passwordFile"];
  return [
    { path: [...path, has], message: `"notices.mail" has "${has}" without "${lacks}"`, expected: "both, or none" },
  ];
}

/** Texts put "spør" before it, and a full stop after it. */
function helpProblems(value: unknown): readonly ConfigProblem[] {
  const path = ["help"];
  const help = valueAt(value, path);
  if (typeof help !== "string" || !(/^spør\b/i.test(help.trim()) || help.trim().endsWith("."))) return [];
  return [
    {
      path,
      message: `${quoted(help)} is a sentence, and "help" is shown inside sentences after "spør"`,
      expected: 'whom to ask, such as "portalteamet (portal@company.example)"',
    },
  ];
}

/**
 * What is wrong with the values of a configuration. Values of a wrong type are left out: the form of the file has them.
 * No message has a value that may be a secret.
 */
export function findConfigProblems(value: unknown, surroundings: ConfigSurroundings): readonly ConfigProblem[] {
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
