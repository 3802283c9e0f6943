import { Fragment } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { keyNames } from "#studio/document/shortcuts.ts";
import { text } from "../texts.ts";

interface KeysProps {
  /** Combinations that do the same, such as `Mod+Shift+Z`. */
  readonly of: readonly string[];
}

/** Keys, as they are on the keyboard of this machine. */
export function Keys({ of: combinations }: KeysProps) {
  return (
    <Combinations>
      {combinations.map((each, at) => (
        <Fragment key={each}>
          {at > 0 && ` ${text("shortcuts.or")} `}
          {keyNames(each).map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </Fragment>
      ))}
    </Combinations>
  );
}

const Combinations = styled.span`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  white-space: nowrap;

  & > kbd {
    display: inline-block;
    min-width: 1.5rem;
    margin-inline-start: 0.1875rem;
    padding: 0 0.375rem;
    border: 1px solid ${theme.color.border};
    border-block-end-width: 2px;
    border-radius: 0.25rem;
    background: ${theme.color.surfaceSubtle};
    color: ${theme.color.text};
    font: inherit;
    line-height: 1.5;
    text-align: center;
  }
`;
