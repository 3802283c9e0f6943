import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { type FieldPlace, valueText } from "#studio/document/describeField.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { fieldText } from "../fields/fieldText.ts";
import { countText, text } from "../texts.ts";
import { standInMark } from "#scripts/shared/text/standInMark.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { imageField, imageKinds } from "#studio/document/imageKinds.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import { Stack } from "../parts/layout.ts";

interface MissingPanelProps {
  readonly texts: DocumentTexts;
  /** Shows a field in the form. */
  readonly onOpen: (place: FieldPlace) => void;
}

/** What an unfinished brand still lacks, in the order in which a person knows it. Nothing for a brand that is whole. */
export function MissingPanel({ texts, onOpen }: MissingPanelProps) {
  const facts = useMemo(() => factsOf(texts), [texts]);
  const missing = facts.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  const groups = factGroups.flatMap((group) => {
    const all = facts.filter((fact) => fact.group === group);
    return all.some(({ isMissing }) => isMissing) ? [{ group, all }] : [];
  });
  const filled = facts.length - missing.length;
  return (
    <Panel aria-labelledby="mangler">
      <h3 id="mangler">{text("missing.title")}</h3>
      <p>{text("missing.lead")}</p>
      <Progress>
        <progress aria-labelledby="mangler" value={filled} max={facts.length} />
        <span>{text("missing.progress", { filled, all: facts.length })}</span>
      </Progress>
      {groups.map(({ group, all }, index) => (
        <details key={group} open={index === 0}>
          <summary>
            {text(`missing.group.${group}`)} <GroupCount all={all} />
          </summary>
          <ul>
            {all
              .filter(({ isMissing }) => isMissing)
              .map(({ place }) => (
                <li key={fieldKey(place)}>
                  <button type="button" onClick={() => onOpen(place)}>
                    {titleOf(place)}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

function GroupCount({ all }: { readonly all: readonly Fact[] }) {
  return <span>{countText("missing.left", all.filter(({ isMissing }) => isMissing).length)}</span>;
}

/** The title of a field; that of an environment is named with it, and that of an entry with its list. */
function titleOf({ kind, path }: FieldPlace): string {
  const own = fieldText(kind, path)?.title ?? String(path.at(-1));
  const entry = path.findIndex((step) => typeof step === "number");
  const list = entry === -1 || entry === path.length - 1 ? undefined : fieldText(kind, path.slice(0, entry))?.title;
  const title = list === undefined ? own : `${list} ${Number(path[entry]) + 1}: ${own}`;
  return path[0] === "environments" ? `${title} (${String(path[1])})` : title;
}

/** What a brand has to say, in the order in which a person knows it. `systems`: what those who run it know. */
const factGroups = ["who", "look", "reach", "send", "systems"] as const;
type FactGroup = (typeof factGroups)[number];

/** A fact of the brand's own, written or still missing. */
interface Fact {
  readonly place: FieldPlace;
  readonly group: FactGroup;
  readonly isMissing: boolean;
}

const systems =
  /^(?:analytics|cookieConsent|errorReporting|partnerAgreements|allowedHosts|frameAncestors|marketSource|nativeBridge)$/;
const address = /(?:url|timeout|goto|default|destination|fallback|meldSkade)$/i;

function groupOf(place: FieldPlace): FactGroup {
  const { path } = place;
  const first = String(path[0]);
  if (first === "environments" || systems.test(first)) return "systems";
  if (first === "assets") return "look";
  if (first === "urls" || first === "logout" || address.test(String(path.at(-1)))) return "send";
  return sectionOf(place)?.id === "contact" ? "reach" : "who";
}

/** The texts in a value, with their paths. */
function* textsIn(value: unknown, path: FieldPlace["path"] = []): Generator<[FieldPlace["path"], string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Fields that name something in the brand's own files, and notes for colleagues. */
const noFacts = new Set(["$schema", "id", "theme", "assets", "languages"]);

/** The facts of a brand, by its texts as they are edited. A choice is no fact: every brand begins with one. */
function factsOf(texts: DocumentTexts): Fact[] {
  const written = [...textsIn(parseJson(texts.descriptor).value)].flatMap(([path, value]): Fact[] => {
    const isChoice = value !== "" && valueText("descriptor", path, value) !== undefined;
    if (noFacts.has(String(path[0])) || isChoice) return [];
    const place = { kind: "descriptor" as const, path };
    return [{ place, group: groupOf(place), isMissing: value === "" }];
  });
  const images = imageKinds.flatMap((kind): Fact[] => {
    const svg = texts[kind] ?? "";
    const place = { kind: "descriptor" as const, path: imageField(kind) };
    return svg === "" ? [] : [{ place, group: "look", isMissing: svg.includes(standInMark) }];
  });
  return [...written, ...images];
}

const Panel = styled.section`
  display: grid;
  gap: 0.5rem;
  margin-block: 0.75rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.card};
  font-size: ${theme.font.sizeSm};

  & > p {
    color: ${theme.color.textSubtle};
  }

  summary {
    min-height: 2.75rem;
    padding-block: 0.625rem;
    font-weight: ${theme.font.weightStrong};
  }

  summary > span {
    margin-inline-start: 0.5rem;
    color: ${theme.color.textSubtle};
    font-weight: ${theme.font.weightBody};
  }

  li > button {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.link};
    text-align: start;
    text-decoration: underline;
  }

  li > button:hover {
    background: ${theme.color.actionSubtle};
  }
`;

const Progress = styled(Stack)`
  gap: 0.25rem;
  font-variant-numeric: tabular-nums;

  & > progress {
    width: 100%;
    height: 0.75rem;
    accent-color: ${theme.color.action};
  }
`;
