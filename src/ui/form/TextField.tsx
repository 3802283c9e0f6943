import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "./FieldHint.tsx";
import { theme } from "../theme/theme.ts";

/** `className` and `style` are for the element around label and field, all other attributes for the `<input>`. */
export interface TextFieldProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** Name of the field, shown above it. */
  readonly label: ReactNode;
  /** The text, with `onChange` or `onValueChange`. Left out: the field is uncontrolled. */
  readonly value?: string | undefined;
  /** The text at first and after a reset, when `value` is left out. */
  readonly defaultValue?: string | undefined;
  /** Called with the new text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Help text. Replaced by the error. */
  readonly help?: ReactNode;
  /** The error message. */
  readonly error?: ReactNode;
  /** Chooses the keyboard of a phone. The browser does not check e-mail addresses: the form does. Default `text`. */
  readonly type?: "text" | "email" | "tel" | "url" | "search" | "password" | undefined;
  /**
   * Width of the field in characters, as a hint of what is expected. More can be written. Default and maximum: 40
   * (spec: widgets-10).
   */
  readonly characters?: number | undefined;
}

/** Types with rules of the browser's own: a field of type email removes spaces, and checks in its own way. */
const isTyped = (type: string) => type === "email" || type === "url";

/** A line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, onValueChange, help, error, type = "text", characters, className, style, ...rest } = props;
  const ownId = useId();
  const { id = ownId } = rest;
  const hint = { id: `${id}hint`, help, error };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field className={className} style={style}>
      <label htmlFor={id}>{label}</label>
      <Input
        inputMode={type === "password" ? undefined : type}
        autoCapitalize={type === "email" ? "none" : undefined}
        spellCheck={false}
        {...rest}
        {...hintProps(hint, rest["aria-describedby"])}
        id={id}
        type={isTyped(type) ? "text" : type}
        $characters={characters}
        onChange={change}
      />
      <FieldHint {...hint} />
    </Field>
  );
}

const mostCharacters = 40;

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;

  & > label {
    font-weight: ${theme.font.weightStrong};
  }
`;

const Input = styled.input<{ readonly $characters: number | undefined }>`
  /*
   * As wide as that many characters and the padding, at most 40 (spec: widgets-10), and never wider than the screen. No
   * style attribute: a content security policy forbids it in the markup of a server.
   */
  width: min(100%, ${({ $characters = mostCharacters }) => Math.min($characters, mostCharacters)} * 1ch + 24px);
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
