import type { CSSProperties, ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { icons } from "../parts/icons.ts";
import { Resizer } from "../parts/Resizer.tsx";
import { useElementSize } from "../preview/useElementSize.ts";
import { text } from "../texts.ts";
import { type FormColumnState, formWidths } from "./useFormColumn.ts";

interface FormColumnProps {
  readonly column: FormColumnState;
  /** The form, and what takes its place. */
  readonly children: ReactNode;
}

const id = "felt";

/** The column of the form: it is widened at its edge, and folded. On a phone it is below the portal, and always there. */
export function FormColumn({ column, children }: FormColumnProps) {
  const { widthPx, isFolded } = column;
  const { ref, width } = useElementSize();
  return (
    <Column
      data-folded={isFolded || undefined}
      style={widthPx === undefined ? undefined : ({ "--form-width": `min(${widthPx}px, 50vw)` } as CSSProperties)}
    >
      <Content ref={ref} id={id}>
        {children}
      </Content>
      {!isFolded && (
        <Resizer
          label={text("form.width")}
          axis="x"
          size={width}
          limits={formWidths}
          step={16}
          largeStep={64}
          growth={1}
          onResize={column.resize}
          style={{ insetInlineEnd: "-0.375rem" }}
        />
      )}
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        aria-label={text("form.fold")}
        title={text(isFolded ? "form.unfold" : "form.fold.title")}
        onClick={() => column.fold(!isFolded)}
      >
        <Icon path={icons.fold} size="small" />
      </button>
    </Column>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Column = styled.div`
  position: relative;
  display: grid;

  & > [role="separator"],
  & > button {
    display: none;
  }

  @media (min-width: ${breakpoints.medium}px) {
    width: var(--form-width, clamp(18rem, 30vw, 23.75rem));

    & > [role="separator"] {
      display: block;
    }

    & > [role="separator"]:not(:hover, :focus-visible)::after {
      opacity: 0;
    }

    /* On the edge, beside the search above it and the row of the preview. */
    & > button {
      position: absolute;
      z-index: 2;
      inset-block-start: 1.125rem;
      inset-inline-end: -0.75rem;
      display: grid;
      place-content: center;
      width: 1.5rem;
      height: 1.5rem;
      padding: 0;
      border: 1px solid ${theme.color.border};
      border-radius: 50%;
      background: ${theme.color.surface};
      color: ${theme.color.textSubtle};
    }

    & > button:hover {
      border-color: ${theme.color.borderStrong};
      color: ${theme.color.text};
    }

    &[data-folded] {
      width: 1.5rem !important;
      border-inline-end: 1px solid ${theme.color.border};
      background: ${theme.color.surface};
    }

    &[data-folded] > div {
      display: none;
    }

    &[data-folded] > button {
      rotate: 180deg;
    }
  }
`;
