import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { getLocation } from "jsonc-parser";
import { childrenOf, nameOf, nodeAt, readTree } from "#scripts/text/jsonc/readTree.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import { type FieldPath, valueText } from "#studio/document/describeField.ts";
import { type FieldText, fieldText } from "../fields/fieldText.ts";
import type { JsonSchema } from "../studioApi.ts";
import { emptyValueOf, fieldsAt, valuesAt } from "../fields/schemaNodes.ts";

/** The names of the fields of an object, in a text that may be half written. */
function namesAt(text: string, path: FieldPath): readonly string[] {
  const node = nodeAt(readTree(text).root, path);
  return node?.type === "object" ? childrenOf(node).flatMap((child) => nameOf(child) ?? []) : [];
}

/** The colours of the theme's own palette, as other colours refer to them. */
function paletteAliases(text: string, path: FieldPath): string[] {
  if (path[0] !== "color" && path[0] !== "palette") return [];
  return namesAt(text, ["palette"])
    .filter((name) => !name.startsWith("$"))
    .map((name) => `{palette.${name}}`);
}

/** Selects the inside of the empty value that was written with a field. */
const writeField =
  (name: string, value: string) =>
  (view: EditorView, _: Completion, from: number, to: number): void => {
    const hasValue = /^\s*:/.test(view.state.sliceDoc(to, to + 20));
    const insert = hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: ${value}`;
    const inside = hasValue || value.length > 2 ? insert.length : insert.length - 1;
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + inside }, userEvent: "input.complete" });
  };

/** Fields and values that are allowed at the cursor. */
export function schemaCompletion(kind: FileKind, root: JsonSchema) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    const { path, isAtPropertyKey, previousNode } = getLocation(text, pos);
    // A token that is being written is replaced as a whole.
    const isInside =
      previousNode !== undefined && previousNode.offset <= pos && pos <= previousNode.offset + previousNode.length;
    const word = /[\w-]*$/.exec(state.sliceDoc(Math.max(0, pos - 60), pos))?.[0] ?? "";
    const from = isInside ? previousNode.offset : pos - word.length;
    const to = isInside ? previousNode.offset + previousNode.length : pos;
    if (!explicit && !isInside && word === "") return null;
    const validFor = /^"?[^"\n,{}]*"?$/;
    if (isAtPropertyKey) {
      const parent = path.slice(0, -1);
      const existing = new Set(namesAt(text, parent));
      const options = [...fieldsAt(root, parent)]
        .filter(([name]) => !existing.has(name) || name === path.at(-1))
        .map(([name, schema]) => {
          const words = fieldText(kind, [...parent, name], root);
          return {
            label: JSON.stringify(name),
            displayLabel: name,
            type: "property",
            apply: writeField(name, emptyValueOf(schema)),
            ...(words === undefined ? {} : { info: () => explanation(words) }),
          };
        });
      return { from, to, options, validFor };
    }
    const values = [...valuesAt(root, path), ...paletteAliases(text, path)];
    const options = values.map((value) => {
      const detail = valueText(kind, path, value);
      return { label: JSON.stringify(value), type: "constant", ...(detail === undefined ? {} : { detail }) };
    });
    return options.length === 0 ? null : { from, to, options, validFor };
  };
}

function explanation({ title, text, lang }: FieldText): HTMLElement {
  const box = document.createElement("div");
  const name = document.createElement("strong");
  name.textContent = title;
  const body = document.createElement("p");
  body.lang = lang;
  body.textContent = text;
  box.append(name, body);
  box.className = "cm-explanation";
  return box;
}

/** Explains the field under the pointer. */
export const schemaHover = (kind: FileKind, root: JsonSchema): Extension =>
  hoverTooltip(({ state }, pos): Tooltip | null => {
    const { path, previousNode } = getLocation(state.doc.toString(), pos);
    if (previousNode === undefined || pos > previousNode.offset + previousNode.length) return null;
    const words = fieldText(kind, path, root);
    if (words === undefined) return null;
    const end = previousNode.offset + previousNode.length;
    return { pos: previousNode.offset, end, above: true, create: () => ({ dom: explanation(words) }) };
  });
