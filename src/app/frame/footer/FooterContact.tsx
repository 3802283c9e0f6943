import { useTranslation } from "react-i18next";
import { touchRoom } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import type { Bankkontakt } from "#answers/bankkontakt.ts";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { clockIcon, mailIcon, phoneIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";

/** Name, phone, e-mail and opening hours of the distributor; what is missing is left out. */
export function FooterContact({ kontakt }: { readonly kontakt: Bankkontakt }) {
  const { t } = useTranslation("skall");
  const { navn, telefon, epost, apningstider = [], textLanguage } = kontakt;
  return (
    <div id={telefon === undefined ? contactPhoneId : undefined}>
      <h2>{t("footer.contactTitle")}</h2>
      {navn !== undefined && (
        <p>
          <BackEndText language={textLanguage}>{navn}</BackEndText>
        </p>
      )}
      <Lines>
        {telefon !== undefined && (
          <>
            <dt>
              <Icon path={phoneIcon} size="small" /> {t("footer.phone")}
            </dt>
            <dd>
              <a id={contactPhoneId} href={telefonHref(telefon)}>
                {formatTelefonWithLandkode(telefon)}
              </a>
            </dd>
          </>
        )}
        {epost !== undefined && (
          <>
            <dt>
              <Icon path={mailIcon} size="small" /> {t("footer.email")}
            </dt>
            <dd>
              <a
                href={`mailto:${encodeURIComponent(epost).replaceAll("%40", "@")}`}
                // A screen reader makes no pause where the line may break.
                aria-label={epost}
              >
                <EmailAddress>{epost}</EmailAddress>
              </a>
            </dd>
          </>
        )}
        {apningstider.length > 0 && (
          <>
            <dt>
              <Icon path={clockIcon} size="small" /> {t("footer.openingHours")}
            </dt>
            {apningstider.map(({ dag, timer }, place) => (
              <dd key={place}>
                <BackEndText language={textLanguage}>
                  {dag} {timer}
                </BackEndText>
              </dd>
            ))}
          </>
        )}
      </Lines>
    </div>
  );
}

const Lines = styled.dl`
  display: grid;
  margin: 0;

  /* One distance between groups, one inside them. */
  dt {
    margin-block-start: 1rem;
    color: ${theme.color.onFooterSubtle};
    font-size: ${theme.font.sizeSm};
  }

  dd {
    margin: 0;
    font-weight: ${theme.font.weightStrong};
    overflow-wrap: anywhere;
  }

  /* The ring of the focus does not cross the label. */
  dt + dd {
    margin-block-start: 0.25rem;
  }

  a {
    ${touchRoom}
  }

  /* Most visitors look for the phone number. */
  a[href^="tel:"] {
    /* Doubled text on a small phone must not break it. */
    font-size: min(${theme.font.sizeXl}, 7vw);
    line-height: ${theme.font.lineTight};
  }
`;
