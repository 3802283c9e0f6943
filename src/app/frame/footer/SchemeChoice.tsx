import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { keepScheme, type Scheme, shownScheme, showScheme } from "#core/page/scheme.ts";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { useStore } from "#ui/store/useStore.ts";

const schemes: readonly Scheme[] = ["device", "light", "dark"];

/** The customer's choice between the device's scheme, light and dark (spec: scheme-21). */
export function SchemeChoice() {
  const { t } = useTranslation("utseende");
  const shown = useStore(shownScheme);
  const choose = (scheme: Scheme) => {
    showScheme(scheme);
    keepScheme(scheme);
  };
  return (
    <OnFooter>
      <RadioGroup
        legend={t("title")}
        options={schemes.map((value) => ({ value, label: t(value) }))}
        value={shown}
        onValueChange={choose}
      />
    </OnFooter>
  );
}

/* Buttons drawn here: the browser's own have colours for a page's surface, and the footer has another surface. */
const OnFooter = styled.div`
  legend {
    margin: 0;
  }

  legend + div {
    gap: 0 1.5rem;
    margin: 0;
  }

  label {
    gap: 0.5rem;
    min-width: 2.75rem;
    min-height: 2.75rem;
    align-items: center;
  }

  label > input {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 2px solid;
    border-radius: 50%;
  }

  label > input:checked {
    border-width: 0.375rem;
  }

  @media print {
    display: none;
  }
`;
