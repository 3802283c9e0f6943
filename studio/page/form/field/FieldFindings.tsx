import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { errorIcon, infoIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { findingSentence } from "../../findings/findingWords.ts";
import { fixText } from "../../findings/fixFinding.ts";
import type { PlacedFinding } from "../model/createForm.ts";
import { fieldKey } from "../../fields/fieldKey.ts";

interface FieldFindingsProps {
  readonly id?: string;
  readonly findings: readonly PlacedFinding[];
  readonly onFix: (finding: StudioFinding) => void;
}

const controlAround = (element: Element): HTMLElement | null | undefined =>
  element.closest("[data-field]")?.querySelector<HTMLElement>(":is(input, textarea, select)");

/** The findings of a field, each with its correction. */
export function FieldFindings({ id, findings, onFix }: FieldFindingsProps) {
  return (
    <List id={id} hidden={findings.length === 0}>
      {findings.map(({ finding, place }) => (
        <li
          key={`${finding.line}:${finding.column}:${finding.code}:${finding.message}`}
          data-level={finding.level}
          data-finding={fieldKey(place)}
        >
          <Icon path={finding.level === "error" ? errorIcon : infoIcon} size="small" />
          <div>
            {findingSentence(finding)}
            {finding.fix !== undefined && (
              <button
                type="button"
                onClick={(event) => {
                  // The button goes with the finding: the focus stays in the field.
                  controlAround(event.currentTarget)?.focus();
                  onFix(finding);
                }}
              >
                {fixText(finding.fix)}
              </button>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.25rem;

  &[hidden] {
    display: none;
  }

  & > li {
    display: flex;
    gap: 0.375rem;
    padding: 0.375rem 0.5rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.infoSurface};
    color: ${theme.color.onInfo};
    font-size: ${theme.font.sizeXs};
    line-height: 1.45;
  }

  & > li > svg {
    flex: none;
    margin-block-start: 0.125rem;
  }

  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li[data-level="error"] {
    background: ${theme.color.errorSurface};
    color: ${theme.color.onError};
  }

  & button {
    display: block;
    min-height: 2rem;
    margin-block-start: 0.25rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid currentcolor;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-weight: ${theme.font.weightStrong};
  }
`;
