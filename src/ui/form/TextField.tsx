import { type CSSProperties, type HTMLInputAutoCompleteAttribute, type Ref, useId } from "react";
import styled from "styled-components";
import { FieldError } from "./FieldError.tsx";
import { theme } from "../theme/theme.ts";

interface TextFieldProps {
  /** Name of the field, shown above it. */
  readonly label: string;
  /** The text. */
  readonly value: string;
  /** Called with the new text after each change. */
  readonly onChange: (value: string) => void;
  /** Help text. Replaced by the error. */
  readonly help?: string | undefined;
  /** The error message. */
  readonly error?: string | undefined;
  /** Chooses the keyboard of a phone. The browser checks nothing: the form does. */
  readonly type?: "text" | "email" | "tel";
  /** What the browser may fill in, for example `email`. Default: nothing. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * Width of the field in characters, as a hint of what is expected. More can be written. Default and maximum: 40
   * (spec: widgets-10).
   */
  readonly characters?: number;
  /** The text cannot be changed right now, for example while it is sent. */
  readonly readOnly?: boolean;
  /** The input, for example to focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, error, type = "text", autoComplete, characters, readOnly, ref } = props;
  const id = useId();
  const hint = error ?? help;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input
        ref={ref}
        id={id}
        // A field of type email strips and checks in its own way.
        type="text"
        inputMode={type}
        style={characters === undefined ? undefined : widthOf(characters)}
        value={value}
        readOnly={readOnly}
        autoComplete={autoComplete}
        autoCapitalize={type === "email" ? "none" : undefined}
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error === undefined ? (
        help !== undefined && <Help id={`${id}hint`}>{help}</Help>
      ) : (
        <FieldError id={`${id}hint`}>{error}</FieldError>
      )}
    </Field>
  );
}

const widthOf = (characters: number) => ({ "--characters": characters }) as CSSProperties;

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;

  & > label {
    font-weight: ${theme.font.weightStrong};
  }
`;

const Input = styled.input`
  /* As wide as that many characters and the padding, at most 40 (spec: widgets-10), and never wider than the screen. */
  width: min(100%, min(var(--characters, 40), 40) * 1ch + 24px);
  min-height: ${theme.size.control};
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[aria-invalid="true"] {
    border-color: ${theme.color.errorBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.errorBorder};
  }
`;

const Help = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
