import { type Ref, useId } from "react";
import styled from "styled-components";
import { FieldError } from "./FieldError.tsx";
import { theme } from "../theme/theme.ts";

interface TextAreaProps {
  /** Name of the field, shown above it. */
  readonly label: string;
  /** The text. */
  readonly value: string;
  /** Called with the new text after each change. */
  readonly onChange: (value: string) => void;
  /** Help text. Replaced by the message about the length. */
  readonly help?: string;
  /** Maximum number of characters. More can be written: nothing is removed. */
  readonly maxLength: number;
  /** The message when there are `count` characters too many. */
  readonly tooLong: (count: number) => string;
  /** Visible lines. Default 5 (spec: feedback-15). */
  readonly rows?: number;
  /** The text cannot be changed right now, for example while it is sent. */
  readonly readOnly?: boolean;
  /** The text area, for example to focus it. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text with a label, help and a counter. The running count is visible and not announced
 * (spec: widgets-11).
 */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, help, maxLength, tooLong, rows = 5, readOnly = false, ref } = props;
  const id = useId();
  const excess = value.length - maxLength;
  const isTooLong = excess > 0;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Area
        ref={ref}
        id={id}
        rows={rows}
        value={value}
        readOnly={readOnly}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong || help !== undefined ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Below>
        {isTooLong ? (
          <FieldError id={`${id}hint`}>{tooLong(excess)}</FieldError>
        ) : (
          help !== undefined && <p id={`${id}hint`}>{help}</p>
        )}
        <Count aria-hidden="true">{`${value.length}/${maxLength}`}</Count>
      </Below>
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  max-width: ${theme.content.line};

  & > label {
    font-weight: ${theme.font.weightStrong};
  }
`;

const Area = styled.textarea`
  display: block;
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  resize: vertical;

  &[aria-invalid="true"] {
    border-color: ${theme.color.errorBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.errorBorder};
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};

  /* The count is beside the help text where it fits, else under it. */
  & > p {
    flex: 0 1 auto;
    max-width: 100%;
  }
`;

const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
