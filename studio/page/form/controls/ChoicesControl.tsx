import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { ControlProps } from "./ControlProps.ts";

interface ChoicesControlProps extends ControlProps {
  readonly chosen: readonly string[];
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** A chosen value is added at the end. */
  readonly onChange: (value: string, isChosen: boolean) => void;
}

/** A long name of an insurance, with the place where it may be divided. Browsers do not hyphenate bokmål everywhere. */
const withSoftHyphen = (name: string): string => name.replace(/(\p{L}{7,})(forsikring)/u, "$1\u00ad$2");

/** Any of several values, as boxes to tick. */
export function ChoicesControl({ chosen, options, onChange, ...props }: ChoicesControlProps) {
  return (
    <Boxes role="group" aria-label={props.title} aria-describedby={props.describedBy}>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => {
              if (!props.isReadOnly) onChange(value, event.target.checked);
            }}
          />
          <span>{withSoftHyphen(text)}</span>
        </label>
      ))}
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0 0.75rem;

  & > label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
    font-size: ${theme.font.sizeSm};
    line-height: 1.25;
    cursor: pointer;
  }

  & > label > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > label > input {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: ${theme.color.action};
  }

  [data-inherited] > & > label {
    color: ${theme.color.textSubtle};
  }

  @media (pointer: coarse) {
    & > label {
      min-height: 2.75rem;
    }
  }
`;
