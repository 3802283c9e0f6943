import styled from "styled-components";
import type { Language } from "#contract/pageLanguage.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { countedFindings } from "../findings/findingWords.ts";
import { countText, text } from "../texts.ts";
import type { PlacedFinding } from "./model/createForm.ts";

interface FindingCountProps {
  readonly placed: readonly PlacedFinding[];
  /** The language that they are about, when it is not the one that is shown. */
  readonly language?: Language;
}

/** How many findings are in a part that can be closed; nothing when there are none. Notes alone are no error. */
export function FindingCount({ placed, language }: FindingCountProps) {
  const findings = countedFindings(placed.map(({ finding }) => finding));
  const count = findings.length;
  if (count === 0) return null;
  const inLanguage = (words: string): string =>
    language === undefined ? words : text("form.inLanguage", { words, language: text(`language.${language}.lower`) });
  return (
    <Count data-level={findings.some(({ level }) => level === "error") ? "error" : "note"}>
      <span aria-hidden="true">{inLanguage(String(count))}</span>
      <VisuallyHidden>{inLanguage(countText("form.findings", count))}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  display: inline-block;
  min-width: 1.375rem;
  flex: none;
  margin-inline-start: auto;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.infoSurface};
  color: ${theme.color.onInfo};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightBody};
  line-height: 1.375rem;
  text-align: center;

  &[data-level="error"] {
    background: ${theme.color.errorBorder};
    color: ${theme.color.onAction};
  }
`;
