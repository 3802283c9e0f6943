import type { FieldPlace } from "#studio/document/describeField.ts";
import { useMemo, useState } from "react";
import { fieldKey } from "../fields/fieldKey.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { createFilter, type Filter, fieldsWithin } from "./model/createFilter.ts";
import type { Form } from "./model/createForm.ts";
import { listAround } from "./model/listAround.ts";
import { sections } from "../fields/sections.ts";

interface Kept {
  /** The search and its environment, as one text. */
  readonly question: string;
  readonly session: OpenedBrand["session"] | undefined;
  /** Keys of the fields that it has shown. */
  readonly shown: ReadonlySet<string>;
}

const noKeys: ReadonlySet<string> = new Set();

/** The key of a field. A part of a list has the key of the list. */
const keyOf = ({ kind, path }: FieldPlace): string => fieldKey({ kind, path: listAround(path) ?? path });

/** The keys of all fields that a filter shows. */
function keysShown(form: Form, filter: Filter): ReadonlySet<string> {
  const keysIn = (place: FieldPlace): string[] => {
    const within = fieldsWithin(form, place).flatMap(keysIn);
    return filter.isShown(place) ? [keyOf(place), ...within] : within;
  };
  return new Set(sections.flatMap(({ fields, inPanels = [] }) => [...fields, ...inPanels].flatMap(keysIn)));
}

/**
 * Which fields the form shows. A field that was found stays until something else is searched for, or another
 * environment is chosen: it does not disappear while somebody writes in it, takes the text back or undoes it.
 * @param onlyDifferent as of {@link createFilter}
 */
export function useFilter(form: Form, brand: OpenedBrand, search: string, onlyDifferent: boolean): Filter {
  const [kept, setKept] = useState<Kept>({ question: "", session: undefined, shown: new Set() });
  const { session } = brand;
  const filter = useMemo(() => createFilter(form, brand, search, onlyDifferent), [form, brand, search, onlyDifferent]);
  const isNarrow = filter.query !== "" || (form.environment !== "all" && onlyDifferent);
  const question = JSON.stringify([filter.query, form.environment, form.languages.shown, isNarrow]);
  const before = kept.question === question && kept.session === session ? kept.shown : undefined;
  const now = useMemo(() => (isNarrow ? keysShown(form, filter) : noKeys), [isNarrow, form, filter]);
  const shown = useMemo(() => {
    const isKept = before !== undefined && [...now].every((key) => before.has(key));
    return isKept ? before : new Set([...(before ?? []), ...now]);
  }, [before, now]);
  if (shown !== before) setKept({ question, session, shown });
  return useMemo(
    () => ({ ...filter, isShown: (place) => filter.isShown(place) || shown.has(keyOf(place)) }),
    [filter, shown],
  );
}
