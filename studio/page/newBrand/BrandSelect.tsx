import { type Ref, useId } from "react";
import styled from "styled-components";
import { FieldError } from "#ui/form/FieldError.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { text } from "../texts.ts";

interface BrandSelectProps {
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly brands: readonly BrandName[];
  /** The id of the chosen brand; `""`: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly ref: Ref<HTMLSelectElement>;
}

/** A choice of a brand in a form, with help and error. */
export function BrandSelect({ label, help, error, brands, value, onChange, ref }: BrandSelectProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        ref={ref}
        id={id}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{text("pages.choose")}</option>
        {brands.map((brand) => (
          <option key={brand.id} value={brand.id}>
            {brand.name}
          </option>
        ))}
      </select>
      {error === undefined ? (
        <p id={`${id}hint`} data-help>
          {help}
        </p>
      ) : (
        <FieldError id={`${id}hint`}>{error}</FieldError>
      )}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;

  & > label {
    font-weight: ${theme.font.weightStrong};
  }

  & > select {
    width: 100%;
    max-width: 25rem;
    min-height: ${theme.size.control};
    padding: 0.25rem 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  & > select[aria-invalid="true"] {
    border: 2px solid ${theme.color.errorBorder};
  }

  & > p[data-help] {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
