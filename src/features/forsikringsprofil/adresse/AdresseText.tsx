import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { AdresseLines } from "#domain/kunde/kundeadresse.ts";
import { theme } from "#ui/theme/theme.ts";

interface AdresseTextProps {
  readonly lines: AdresseLines;
  readonly isFolkreregistrert: boolean;
}

/** An address, line by line. */
export function AdresseText({ lines, isFolkreregistrert }: AdresseTextProps) {
  const { t } = useTranslation("forsikringsprofil");
  const { gate, gaardsnummer, bruksnummer, sted } = lines;
  const gaard = bruksnummer
    ? t("address.farm", { gaardsnummer, bruksnummer })
    : t("address.farmOnly", { gaardsnummer });
  return (
    <>
      {gate && (
        <div>
          <bdi>{gate}</bdi>
        </div>
      )}
      {gaardsnummer && <div>{gaard}</div>}
      {sted && (
        <div>
          <bdi>{sted}</bdi>
        </div>
      )}
      {isFolkreregistrert && <Origin>{t("address.registered")}</Origin>}
    </>
  );
}

const Origin = styled.div`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
