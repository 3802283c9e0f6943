import type { Ref } from "react";
import styled from "styled-components";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";
import { Icon } from "../graphics/Icon.tsx";
import { roomForFive } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";
import { useRadios } from "./useRadios.ts";

const head = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9 9.5v.75M15 9.5v.75";
const mouths = [
  "M8 16.5c1-2.25 2.25-3 4-3s3 .75 4 3",
  "M8.5 15.75c1-1.1 2.1-1.5 3.5-1.5s2.5.4 3.5 1.5",
  "M8.5 15h7",
  "M8.5 14.25c1 1.1 2.1 1.5 3.5 1.5s2.5-.4 3.5-1.5",
  "M7.75 13.25c.75 2.5 2.25 3.5 4.25 3.5s3.5-1 4.25-3.5z",
];

/** `className`, `id` and other attributes are for the `<fieldset>`. */
export interface SmileyScaleProps extends Omit<ChoiceGroupProps, "children"> {
  /** What the faces from 1, the sourest, to 5, the happiest, are called. */
  readonly labels: readonly [string, string, string, string, string];
  /** 1 to 5, null for no answer, with `onChange` or `onValueChange`. Left out: the scale is uncontrolled. */
  readonly value?: number | null | undefined;
  /** The answer at first and after a reset, when `value` is left out. Default: none. */
  readonly defaultValue?: number | undefined;
  /** Called with 1 to 5 when a face is chosen. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Name of the inputs, in the data of a form. Default: one of its own. */
  readonly name?: string | undefined;
  /** Whether a form can be sent without an answer. Default: it can. */
  readonly required?: boolean | undefined;
  /** The inputs: a function receives each of them, and the first again at the end; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A question answered by one of five faces: radio buttons in all but their looks. */
export function SmileyScale(props: SmileyScaleProps) {
  const [{ labels, ...rest }, radioOf] = useRadios<number, SmileyScaleProps>(props);
  return (
    <ChoiceGroup {...rest}>
      <Scale>
        <Faces>
          {labels.map((label, at) => {
            const own = at + 1;
            return (
              <Face key={own}>
                <input {...radioOf(own, at)} />
                <Icon path={`${head}${mouths[at]}`} size="large" />
                <span>{label}</span>
              </Face>
            );
          })}
        </Faces>
      </Scale>
    </ChoiceGroup>
  );
}

/* Side by side where there is room: a narrow column of a wide page has none. */
const Scale = styled.div`
  container-type: inline-size;
`;

const Faces = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-start: 0.25rem;

  ${roomForFive} {
    grid-template-columns: repeat(5, minmax(0, 10rem));
  }
`;

const Face = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeSm};
  cursor: pointer;

  /* Invisible and over the whole tile, so that the radio button itself is pressed, focused and found by touch. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    background: ${theme.color.actionSubtle};
  }

  &:has(:checked) {
    border-color: ${theme.color.action};
    background: ${theme.color.actionSubtle};
    box-shadow: inset 0 0 0 1px ${theme.color.action};
    font-weight: ${theme.font.weightStrong};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }

  ${roomForFive} {
    flex-direction: column;
    justify-content: start;
    gap: 0.375rem;
    padding-inline: 0.5rem;
    text-align: center;
  }
`;
