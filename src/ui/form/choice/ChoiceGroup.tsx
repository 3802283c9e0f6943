import { type ComponentProps, type FocusEvent, type ReactNode, useId } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "../FieldHint.tsx";
import { theme } from "../../theme/theme.ts";
import { useKeptFocus } from "../../controls/useKeptFocus.ts";

/**
 * What all groups of choices have in common. `name`, `required` and `ref` are for the inputs, all other attributes for
 * the `<fieldset>`.
 */
export interface ChoiceGroupProps extends Omit<ComponentProps<"fieldset">, "ref" | "defaultValue"> {
  /** The question. */
  readonly legend: ReactNode;
  /** What to think of when choosing; the group's description. */
  readonly help?: ReactNode;
  /** The error message, under the options. It is part of the group's description. */
  readonly error?: ReactNode;
  /** The answer cannot be changed right now, for example while it is saved. Focus returns when it can. Default: no. */
  readonly disabled?: boolean | undefined;
  /** Called when the focus leaves the group, not when it moves inside it. */
  readonly onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
}

interface FieldsetProps extends Omit<ChoiceGroupProps, "name"> {
  readonly ref?: ComponentProps<"fieldset">["ref"];
}

/** A question and the options to choose from. */
export function ChoiceGroup(props: FieldsetProps) {
  const { legend, help, error, disabled = false, onFocus, onBlur, children, ...rest } = props;
  const id = useId();
  const keptFocus = useKeptFocus(disabled);
  const errorProps = hintProps({ id: `${id}error`, error }, rest["aria-describedby"]);
  return (
    <Group
      {...rest}
      {...hintProps({ id, help }, errorProps["aria-describedby"])}
      disabled={disabled}
      onFocus={(event) => {
        keptFocus.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        keptFocus.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <legend>{legend}</legend>
      <FieldHint id={id} help={help} />
      {children}
      <FieldHint id={`${id}error`} error={error} />
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: 0.5rem;
    padding: 0;
    font-weight: ${theme.font.weightStrong};
  }

  & > legend + p {
    margin-block-end: 0.75rem;
    max-width: ${theme.content.line};
  }

  & > [data-error] {
    margin-block-start: 1rem;
  }
`;
