import { useStore } from "#ui/store/useStore.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { isLanguageFile, isSameDocument, type Environment } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { listInWords } from "../../parts/listInWords.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import type { Form } from "../model/createForm.ts";
import { editPauseMs, useServerAnswer } from "../../session/useServerAnswer.ts";
import { studioApi } from "../../studioApi.ts";

const mostNames = 3;

/** In words: which layer a value comes from. */
function sourceText(form: Form, place: FieldPlace, isBase: boolean): string | undefined {
  const { environment, stateOf, languages } = form;
  if (place.kind === "theme" || place.path[0] === "environments") return undefined;
  const { value, own, inherited, inheritedFrom } = stateOf(place);
  const name = text(`environment.${environment}`);
  if (own === null && inherited !== undefined) return text("source.removed");
  if (own !== undefined) {
    if (environment !== "all") return text("source.ownIn", { name });
    return inherited === undefined ? undefined : text("source.own");
  }
  // The brand has it in its own language: it is missing, and its finding says so.
  if (value === undefined && form.valueIn(languages.own, place.path) !== undefined) return undefined;
  if (inheritedFrom === undefined) return place.path[0] === "texts" ? undefined : text("source.nothing");
  return isBase ? text("source.everywhere") : text(`source.${inheritedFrom}`, { name });
}

/** Where the value of a field comes from. */
export function FieldSource({ place }: { readonly place: FieldPlace }) {
  const { form, brand } = useForm();
  const source = sourceText(form, place, isOfBase(brand.basis));
  return source === undefined ? null : <span>{source}</span>;
}

/** Which other brands have the same value. */
export function SameValue({ place }: { readonly place: FieldPlace }) {
  const { form, brand } = useForm();
  const { document, history } = useStore(brand.session);
  const revision = isSameDocument(document.texts, history.texts) ? document.revision : undefined;
  const names = useSameValue(document.id, { place, environment: form.environment, revision });
  const more = names.length - mostNames;
  const shown = more > 1 ? [...names.slice(0, mostNames), text("source.more", { count: more })] : names;
  // Only values in the own language of the brands were compared.
  const isOtherLanguage = isLanguageFile(form.inFile(place).kind);
  if (names.length === 0 || isOtherLanguage) return null;
  return <span>{text("source.same", { names: listInWords(shown) })}</span>;
}

interface AskedField {
  readonly place: FieldPlace;
  readonly environment: Environment;
  /** Revision of the text that the server has, as soon as that has the value of the form; undefined before. */
  readonly revision: number | undefined;
}

/** Names of the other brands with the same value in the descriptor; empty until there is an answer for this value. */
function useSameValue(id: string, { place, environment, revision }: AskedField): readonly string[] {
  const { kind, path } = place;
  const isAsked = kind === "descriptor" && revision !== undefined;
  const question = isAsked ? JSON.stringify([id, path, environment, revision]) : undefined;
  const answer = useServerAnswer(question, (signal) => studioApi.sameValue(id, path, environment, signal), editPauseMs);
  return answer.status === "here" && answer.isCurrent ? answer.value : [];
}
