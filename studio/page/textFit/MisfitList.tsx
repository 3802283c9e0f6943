import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { infoIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { FindingMark, FindingRows, FindingSentence } from "../findings/findingRows.ts";
import { countText, text } from "../texts.ts";
import { reasonText, sizesText, type TextMisfit } from "./placeMisfits.ts";
import { Muted } from "../parts/layout.ts";

interface MisfitListProps {
  readonly misfits: readonly TextMisfit[];
  readonly pages: PreviewChoices["pages"];
  /** Shows the field that has the text. */
  readonly onOpen: (field: FieldPlace) => void;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** The texts that do not fit, each with the sizes and pages at which that was seen. */
export function MisfitList({ misfits, pages, onOpen }: MisfitListProps) {
  const titleOf = (path: string): string =>
    pages.find((page) => withoutSlash(page.path) === withoutSlash(path))?.title ?? path;
  if (misfits.length === 0) return null;
  return (
    <>
      <Title>{countText("textFit.title", misfits.length)}</Title>
      <FindingRows>
        {misfits.map((misfit) => {
          const { kind, text: shown, detail, field, paths } = misfit;
          const reason = reasonText(misfit);
          const sentence = shown === "" ? reason : text("textFit.inList", { text: shown, reason });
          return (
            <li key={`${kind} ${shown} ${detail}`}>
              <FindingMark>
                <Icon path={infoIcon} size="small" />
              </FindingMark>
              <div>
                {field === undefined ? (
                  <p>{sentence}</p>
                ) : (
                  <FindingSentence type="button" onClick={() => onOpen(field)}>
                    {sentence}
                  </FindingSentence>
                )}
                <Muted>
                  {[
                    sizesText(misfit),
                    paths.map(titleOf).join(", "),
                    ...(field === undefined && shown !== "" ? [text("textFit.noField")] : []),
                  ].join(" · ")}
                </Muted>
              </div>
            </li>
          );
        })}
      </FindingRows>
    </>
  );
}

const Title = styled.h3`
  padding: 0.625rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  font-size: ${theme.font.sizeSm};
`;
