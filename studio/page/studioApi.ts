import type { BaseBuildable, BaseEffect, BasePreviews, BaseUses, BrandName } from "#studio/document/BaseEffect.ts";
import type { BrandComparison } from "#studio/document/BrandComparison.ts";
import type { BrandHistory, FormerVersion, ReadableText } from "#studio/document/BrandHistory.ts";
import type { CheckedId, NewBrandRequest } from "#studio/document/NewBrand.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import type {
  ChangedTexts,
  CheckedDocument,
  DocumentMark,
  EditedDocument,
  FileKind,
  ImageProblem,
  OfferedFont,
  OfferedImage,
  PreviewState,
  StudioBrand,
  StudioDocument,
  Environment,
} from "#studio/document/StudioDocument.ts";
import type { FontChoices } from "#studio/document/FontChoices.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";

import { addressOfCall, partsOf, type StudioCall } from "#studio/document/addresses/studioCalls.ts";
import type { LeftOutField, RefusedField } from "#studio/document/RefusedField.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { GalleryChoices, PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { ValueOrigin } from "#studio/document/ValueOrigin.ts";

/** An image of a document that the server does not store, and why. */
export interface RefusedDocumentImage {
  readonly kind: ImageKind;
  readonly problems: readonly ImageProblem[];
}

interface RefusedAnswer {
  readonly refused: string;
  readonly image: ImageKind;
  readonly problems: readonly ImageProblem[];
  readonly problem: string;
  readonly fields: readonly RefusedField[];
}

/** The server refused a call, or did not answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Why, in a word of the server. */
  readonly refused: string;
  /** The image that was refused, where it was one. */
  readonly image: RefusedDocumentImage | undefined;
  /** The problem with the sent values, in bokmål, where the server names it. */
  readonly problem: string | undefined;
  /** The fields for which it was refused. None: it is not about fields. */
  readonly fields: readonly RefusedField[];
  constructor(
    status: number,
    refused: string,
    { image, problem, fields = [] }: Partial<Pick<ApiError, "fields" | "image" | "problem">> = {},
  ) {
    super(`${status} ${refused}`);
    this.status = status;
    this.refused = refused;
    this.image = image;
    this.problem = problem;
    this.fields = fields;
  }
}

/** The schema of each file. */
export type Schemas = Readonly<Record<FileKind, JsonSchema>>;

/** A JSON schema, as far as the form reads it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly title?: string;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}

/** What is sent with a call. */
interface Sent {
  /** The value of each `:name` of the call's path. */
  readonly segments?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

const answers = new EventTarget();

/** Calls with the status of each answer of the server, also of a refusal. Returns what ends it. */
export function onAnswer(listener: (status: number) => void): () => void {
  const tell = (event: Event): void => listener((event as CustomEvent<number>).detail);
  answers.addEventListener("status", tell);
  return () => answers.removeEventListener("status", tell);
}

/** Asks the server. @throws ApiError */
export async function call<Answer>(name: StudioCall, { segments, query, body, signal }: Sent = {}): Promise<Answer> {
  const [method] = partsOf(name);
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const response = await fetch(addressOfCall(name, segments) + search, {
    method,
    signal: signal ?? null,
    // A call that is led elsewhere is not answered: the page there would be taken for its answer.
    redirect: "error",
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  }).catch(() => undefined);
  if (response === undefined) throw new ApiError(0, "no-answer");
  answers.dispatchEvent(new CustomEvent("status", { detail: response.status }));
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { refused, image, problems, problem, fields } = (answer ?? {}) as Partial<RefusedAnswer>;
    const refusedImage = image === undefined || problems === undefined ? undefined : { kind: image, problems };
    throw new ApiError(response.status, String(refused), { image: refusedImage, problem, ...(fields && { fields }) });
  }
  // The connection was cut in the middle of the answer.
  if (answer === undefined && response.status !== 204) throw new ApiError(0, "no-answer");
  // Page and server are of one build.
  return answer as Answer;
}

/**
 * The calls of the studio. Each throws {@link ApiError}.
 * `environment`: that which the preview of this tab shows; `signal`: aborts the call
 */
export const studioApi = {
  brands: (signal?: AbortSignal) => call<StudioBrand[]>("GET /brands", { signal }),
  choices: () => call<PreviewChoices>("GET /choices"),
  gallery: () => call<GalleryChoices>("GET /gallery"),
  schemas: () => call<Schemas>("GET /schemas"),
  form: () => call<FormBasis>("GET /form"),
  sameValue: (id: string, path: readonly (string | number)[], environment: string, signal?: AbortSignal) =>
    call<string[]>("GET /brands/:id/same-value", {
      segments: { id },
      query: { path: JSON.stringify(path), environment },
      signal,
    }),
  /** Since when a field, or an image, has its value. `id` undefined: of what all brands share. */
  origin: (
    id: string | undefined,
    { path, ...query }: Readonly<Record<"environment" | "kind" | "language", string>> & { readonly path: FieldPath },
    signal?: AbortSignal,
  ) => {
    const sent = { query: { path: JSON.stringify(path), ...query }, signal };
    return id === undefined
      ? call<ValueOrigin>("GET /base/origin", sent)
      : call<ValueOrigin>("GET /brands/:id/origin", { segments: { id }, ...sent });
  },
  /** The newest text of a file that can be read. `id` undefined: of a file that all brands share. */
  readable: (id: string | undefined, kind: FileKind, signal?: AbortSignal) =>
    id === undefined
      ? call<ReadableText>("GET /base/readable/:kind", { segments: { kind }, signal })
      : call<ReadableText>("GET /brands/:id/readable/:kind", { segments: { id, kind }, signal }),
  open: (id: string, environment: Environment, signal?: AbortSignal) =>
    call<StudioDocument>("GET /brands/:id/document", { segments: { id }, query: { environment }, signal }),
  /** Whether a document has changed elsewhere: much less than the document. */
  mark: (id: string) => call<DocumentMark>("GET /brands/:id/mark", { segments: { id } }),
  check: (id: string, signal?: AbortSignal) =>
    call<CheckedDocument>("GET /brands/:id/findings", { segments: { id }, signal }),
  sources: (id: string, query: Readonly<Record<"environment" | "language", string>>, signal?: AbortSignal) =>
    call<FieldSource[]>("GET /brands/:id/sources", { segments: { id }, query, signal }),
  /** `texts`: those that have changed since the revision; `steps`: the steps of undo and redo, when they have changed. */
  change: (id: string, revision: number, texts: ChangedTexts, environment: Environment, steps?: string) =>
    call<EditedDocument>("PUT /brands/:id/document", {
      segments: { id },
      query: { environment },
      body: { revision, texts, steps },
    }),
  fonts: (id: string, signal?: AbortSignal) => call<FontChoices>("GET /brands/:id/fonts", { segments: { id }, signal }),
  checkFont: (id: string, data: string) =>
    call<OfferedFont>("POST /brands/:id/fonts/check", { segments: { id }, body: { data } }),
  /** The preview of a tab as it would be with other texts. */
  offered: (id: string, texts: ChangedTexts, parts: { environment: string; tab: number }, signal?: AbortSignal) =>
    call<PreviewState>("POST /brands/:id/offered", {
      segments: { id },
      query: { ...parts, tab: String(parts.tab) },
      body: { texts },
      signal,
    }),
  steps: (id: string) => call<KeptSteps>("GET /brands/:id/steps", { segments: { id } }),
  rebase: (id: string, revision: number, environment: Environment) =>
    call<StudioDocument>("POST /brands/:id/rebase", { segments: { id }, query: { environment }, body: { revision } }),
  checkImage: (id: string, kind: ImageKind, data: string) =>
    call<OfferedImage>("POST /brands/:id/images/:kind/check", { segments: { id, kind }, body: { data } }),
  /** `without`: fields that are not saved. */
  save: (id: string, revision: number, environment: Environment, without: readonly LeftOutField[] = []) =>
    call<StudioDocument>("POST /brands/:id/save", {
      segments: { id },
      query: { environment },
      body: { revision, without },
    }),
};

export type StudioApi = typeof studioApi;

/** The calls of the base document: the same as for a brand's document, without the id. */
export const baseApi: Pick<StudioApi, "change" | "check" | "mark" | "open" | "rebase" | "save" | "steps"> = {
  open: () => call<StudioDocument>("GET /base/document"),
  mark: () => call<DocumentMark>("GET /base/mark"),
  check: () => call<CheckedDocument>("GET /base/findings"),
  change: (_, revision, texts, _environment, steps) =>
    call<EditedDocument>("PUT /base/document", { body: { revision, texts, steps } }),
  steps: () => call<KeptSteps>("GET /base/steps"),
  rebase: (_, revision) => call<StudioDocument>("POST /base/rebase", { body: { revision } }),
  save: (_, revision, _environment, without) =>
    call<StudioDocument>("POST /base/save", { body: { revision, without } }),
};

/**
 * The calls about several brands, new ones and former versions. Each throws {@link ApiError}.
 * `signal`: aborts the call
 */
export const brandsApi = {
  names: (signal?: AbortSignal) => call<BrandName[]>("GET /names", { signal }),
  preview: (id: string, signal?: AbortSignal) =>
    call<PreviewState>("GET /brands/:id/preview", { segments: { id }, signal }),
  compare: (id: string, other: string, signal?: AbortSignal) =>
    call<BrandComparison>("GET /brands/:id/comparison/:other", { segments: { id, other }, signal }),
  history: (id: string, signal?: AbortSignal) =>
    call<BrandHistory>("GET /brands/:id/history", { segments: { id }, signal }),
  version: (id: string, hash: string, signal?: AbortSignal) =>
    call<FormerVersion>("GET /brands/:id/history/:hash", { segments: { id, hash }, signal }),
  checkNewId: (id: string, signal?: AbortSignal) => call<CheckedId>("GET /new-brand/:id", { segments: { id }, signal }),
  create: (request: NewBrandRequest) => call<BrandName>("POST /new-brand", { body: request }),
  baseBuildable: (signal?: AbortSignal) => call<BaseBuildable>("GET /base/buildable", { signal }),
  baseEffect: (signal?: AbortSignal) => call<BaseEffect>("GET /base/effect", { signal }),
  baseUses: (
    { path, ...query }: Readonly<Record<"environment" | "language", string>> & { readonly path: FieldPath },
    signal?: AbortSignal,
  ) => call<BaseUses>("GET /base/uses", { query: { path: JSON.stringify(path), ...query }, signal }),
  basePreviews: (id: string, environment: Environment, signal?: AbortSignal) =>
    call<BasePreviews>("GET /base/previews/:id", { segments: { id }, query: { environment }, signal }),
};
