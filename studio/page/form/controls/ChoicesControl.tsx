import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { Check } from "../../parts/Check.tsx";
import type { SelectOption } from "../../parts/Select.tsx";
import type { ControlProps } from "./ControlProps.ts";

interface ChoicesControlProps extends ControlProps {
  readonly chosen: readonly string[];
  readonly options: readonly SelectOption[];
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
        <Check
          key={value}
          label={withSoftHyphen(text)}
          checked={chosen.includes(value)}
          onCheckedChange={(isChosen) => {
            if (!props.isReadOnly) onChange(value, isChosen);
          }}
        />
      ))}
    </Boxes>
  );
}

/* The boxes are smaller than alone: there are many. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0 0.75rem;

  /* Each label is as high as its row. */
  & > div {
    display: flex;
  }

  & > div > label {
    min-height: 2rem;
    line-height: 1.25;
  }

  & > div > label > span {
    min-width: 0;
  }

  & > div > label > input {
    width: 1rem;
    height: 1rem;
  }

  [data-inherited] > & label {
    color: ${theme.color.textSubtle};
  }

  @media (pointer: coarse) {
    & > div > label {
      min-height: 2.75rem;
    }
  }
`;
