import { useQuery } from "@tanstack/react-query";
import { useStore } from "#ui/store/useStore.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { isLanguageFile, isSameDocument } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { listInWords } from "../../parts/listInWords.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import type { Form } from "../model/createForm.ts";
import { sameValueQuery } from "../../session/queries.ts";

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
  const isAsked = place.kind === "descriptor" && isSameDocument(document.texts, history.texts);
  const query = sameValueQuery(document.id, place.path, form.environment, document.revision);
  const { data } = useQuery({ ...query, enabled: isAsked });
  // What is typed since can be another value.
  const names = isAsked && data !== undefined ? data : [];
  const more = names.length - mostNames;
  const shown = more > 1 ? [...names.slice(0, mostNames), text("source.more", { count: more })] : names;
  // Only values in the own language of the brands were compared.
  const isOtherLanguage = isLanguageFile(form.inFile(place).kind);
  if (names.length === 0 || isOtherLanguage) return null;
  return <span>{text("source.same", { names: listInWords(shown) })}</span>;
}
