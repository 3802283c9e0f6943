import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileKinds } from "#contract/answerOf.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { brandBlockElement } from "#contract/pageElements.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { isLanguage, pageFiles } from "#contract/pageLanguage.ts";
import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { pageContent } from "#scripts/stamp/pageResources.ts";
import { recordVersion, type ReleaseRecord } from "../folder/releaseRecord.ts";
import type { FileReader, FolderContent } from "./FileReader.ts";
import type { FolderToVerify, PageToVerify, ReleaseToVerify } from "./FolderToVerify.ts";
import type { FindingList } from "./VerifyFinding.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** A path inside the folder, as a build writes it. */
const isPlainPath = (path: string) =>
  !path.startsWith("/") &&
  path.split("/").every((part) => part !== "" && part !== "." && part !== "..") &&
  !path.includes("\\");

const isHeaderRecord = (value: unknown) =>
  isObject(value) && ["environment", "with", "name", "sha256"].every((key) => isText(value[key]));

/** Why a release record cannot be used; undefined when it can. */
function recordProblem(value: unknown): string | undefined {
  if (!isObject(value)) return "it is not an object";
  if (value["schemaVersion"] !== recordVersion) return `its format is not version ${recordVersion}`;
  if (!isText(value["brand"]) || !isText(value["digest"])) return "it has no brand or no digest";
  const { files, headers } = value;
  if (!Array.isArray(files) || !Array.isArray(headers)) return "it has no files or no headers";
  if (!headers.every(isHeaderRecord)) return "a header has no environment, kind, name or digest";
  const wrong = files.find(
    (file) =>
      !isObject(file) ||
      !isText(file["path"]) ||
      !isPlainPath(file["path"]) ||
      !/^[0-9a-f]{64}$/.test(String(file["sha256"])),
  ) as unknown;
  return wrong === undefined ? undefined : `a file has no path in the folder or no digest: ${JSON.stringify(wrong)}`;
}

const isHeaders = (value: unknown) =>
  isObject(value) && Object.values(value).every((header) => typeof header === "string");

/** The languages of a brand that has several. */
const isLanguages = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 1 && new Set(value).size === value.length && value.every(isLanguage);

function headersProblem(value: unknown): string | undefined {
  const first = isObject(value) && isObject(value["Production"]) ? value["Production"]["languages"] : undefined;
  if (first !== undefined && !isLanguages(first)) return "Production has languages that the portal does not have";
  for (const name of environmentNames) {
    const one = isObject(value) ? value[name] : undefined;
    if (!isObject(one) || !Array.isArray(one["hostnames"])) return `${name} has no hostnames`;
    const missing = fileKinds.find((kind) => !isHeaders(one[kind]));
    if (missing !== undefined) return `${name} has no headers for ${missing}`;
    if (!isSameJson(one["languages"] ?? null, first ?? null)) return `${name} has other languages than Production`;
  }
  return undefined;
}

/** The text of a file; undefined when there is none. What is not a file is not opened: a pipe would never end. */
const readText = async (folder: string, { files }: FolderContent, path: string): Promise<string | undefined> =>
  files.has(path) ? readFile(join(folder, path), "utf8") : undefined;

/** Reads JSON and reports what is wrong with it. */
function parsed(text: string | undefined, problemOf: (value: unknown) => string | undefined): unknown {
  if (text === undefined) return { problem: "there is no such file" };
  try {
    const value: unknown = JSON.parse(text);
    const problem = problemOf(value);
    return problem === undefined ? { value } : { problem };
  } catch {
    return { problem: "it is not JSON" };
  }
}

type Parsed<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** A release record; undefined when it cannot be used: its paths may lead out of the folder. */
export function recordIn(text: string): ReleaseRecord | undefined {
  const record = parsed(text, recordProblem) as Parsed<ReleaseRecord>;
  return record.problem === undefined ? record.value : undefined;
}

/** The brand block in a page; undefined when there is none that can be used. */
export function brandBlockIn(html: string): BrandBlock | undefined {
  const text = brandBlockElement.exec(html)?.[2];
  if (text === undefined) return undefined;
  try {
    const block: unknown = JSON.parse(text);
    const environments = isObject(block) && isObject(block["tenant"]) ? block["environments"] : undefined;
    return isObject(environments) && environmentNames.every((name) => isObject(environments[name]))
      ? (block as unknown as BrandBlock)
      : undefined;
  } catch {
    return undefined;
  }
}

async function openPage(folder: string, content: FolderContent, file: string, list: FindingList) {
  const html = await readText(folder, content, file);
  const block = brandBlockIn(html ?? "");
  const problem = html === undefined ? "there is no such file" : "it has no brand block that can be read";
  if (block === undefined) list.add("bad-page", file, problem);
  return { file, html: html ?? "", page: pageContent(html ?? ""), block };
}

/** Reads record, headers and pages of a brand's folder. A folder without a record that can be used has only findings. */
export async function openFolder(
  reader: FileReader,
  { brand, folder, digest }: ReleaseToVerify,
  list: FindingList,
): Promise<FolderToVerify | undefined> {
  const content = await reader.list(folder);
  const [recordText, headersText] = await Promise.all(
    [recordFile, headersFile].map((path) => readText(folder, content, path)),
  );
  const record = parsed(recordText, recordProblem) as Parsed<ReleaseRecord>;
  if (record.problem !== undefined) {
    list.add("bad-record", recordFile, record.problem);
    return undefined;
  }
  if (digest !== undefined && record.value.digest !== digest) list.add("wrong-release", recordFile, digest);
  if (record.value.brand !== brand) list.add("wrong-brand", recordFile, record.value.brand);
  const headers = parsed(headersText, headersProblem) as Parsed<BrandHeaders>;
  if (headers.problem !== undefined) list.add("bad-headers", headersFile, headers.problem);
  const [own = "index.html", ...others] = pageFiles(headers.value?.Production.languages);
  const openAt = (file: string): Promise<PageToVerify> => openPage(folder, content, file, list);
  return {
    brand,
    folder,
    reader,
    content,
    record: record.value,
    headers: headers.value,
    pages: [await openAt(own), ...(await Promise.all(others.map(openAt)))],
    list,
  };
}
