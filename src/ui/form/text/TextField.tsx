import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { FieldFrame } from "./FieldFrame.tsx";
import { FieldHint } from "../FieldHint.tsx";
import { textControlStyle } from "./textControlStyle.ts";
import { theme } from "../../theme/theme.ts";
import { useField } from "./useField.ts";

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
export function TextField({ label, type = "text", characters, className, style, ...rest }: TextFieldProps) {
  const [control, hint] = useField<HTMLInputElement, typeof rest>(rest);
  return (
    <FieldFrame label={label} htmlFor={control.id} className={className} style={style}>
      <Input
        inputMode={type === "password" ? undefined : type}
        autoCapitalize={type === "email" ? "none" : undefined}
        spellCheck={false}
        {...control}
        type={isTyped(type) ? "text" : type}
        $characters={characters}
      />
      <FieldHint {...hint} />
    </FieldFrame>
  );
}

const mostCharacters = 40;

const Input = styled.input<{ readonly $characters: number | undefined }>`
  ${textControlStyle}
  /*
   * As wide as that many characters and the padding, at most 40 (spec: widgets-10), and never wider than the screen. No
   * style attribute: a content security policy forbids it in the markup of a server.
   */
  width: min(100%, ${({ $characters = mostCharacters }) => Math.min($characters, mostCharacters)} * 1ch + 24px);
  min-height: ${theme.size.control};
`;
