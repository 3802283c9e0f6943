import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ClosedArea } from "#core/page/ClosedArea.tsx";
import { useClosed } from "#core/page/closedParts.ts";
import { Button } from "#ui/controls/Button.tsx";
import { breakpoints, from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { useRowEditor } from "./useRowEditor.ts";

interface ProfilRowProps {
  /** What the row is about. */
  readonly label: string;
  /** The value, or a placeholder while it is not known. */
  readonly children: ReactNode;
  /** For a label that gets focus when a retry in the row has succeeded. */
  readonly labelRef?: Ref<HTMLElement>;
  /** Makes the row editable. */
  readonly edit?: {
    /** Name of the button that opens the row: "Endre e-post". */
    readonly label: string;
    /** Whether the row is open at first. Default: no. */
    readonly startsOpen?: boolean;
    /** What the open row shows instead of the value: a `form`, whose first control gets focus. */
    readonly form: (close: () => void) => ReactNode;
  };
}

/** A row of the profile: name, value and, for some, a button to change it (spec: profil-9). Goes into a `dl`. */
export function ProfilRow({ label, children, labelRef, edit }: ProfilRowProps) {
  const { t } = useTranslation("forsikringsprofil");
  const isClosed = useClosed("profil") !== undefined;
  const { isOpen, open, close, row, opener } = useRowEditor(edit?.startsOpen);
  return (
    <Row ref={row} data-open={edit !== undefined && isOpen ? "" : undefined}>
      <dt ref={labelRef} tabIndex={labelRef === undefined ? undefined : -1}>
        {label}
      </dt>
      <dd>
        {edit !== undefined && isOpen ? (
          // The note of the page has said it.
          <ClosedArea part="profil" announced={false}>
            {edit.form(close)}
          </ClosedArea>
        ) : (
          <>
            <Value>{children}</Value>
            {edit !== undefined && !isClosed && (
              <Button variant="quiet" ref={opener} aria-label={edit.label} onClick={open}>
                {t("edit")}
              </Button>
            )}
          </>
        )}
      </dd>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 0.25rem 1.5rem;
  padding-block: 1rem;

  & + & {
    border-block-start: 1px solid ${theme.color.border};
  }

  & > dt {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1rem;
    min-width: 0;
    margin: 0;
  }

  /* The button's text is on the line of the value; its height and padding extend outside of the row. */
  & > dd > button {
    flex: none;
    margin: -0.75rem -0.75rem;
  }

  &[data-open] > dd {
    display: block;
  }

  /* On a phone the name of the row would stand directly above the field's own label, which says the same. */
  @media (max-width: ${breakpoints.medium - 1}px) {
    &[data-open]:has(input:not([type="checkbox"])) > dt {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  ${from.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);

    & > dt {
      font-size: inherit;
    }
  }
`;

const Value = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  color: ${theme.color.text};
  overflow-wrap: anywhere;
`;
