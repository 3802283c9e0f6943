import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Language } from "#contract/pageLanguage.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { type AvtalerMonth, avtalerYear } from "#domain/avtale/avtalerYear.ts";
import type { AvtaleRow } from "#domain/avtale/avtalerView.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { cardHeadingSize } from "#ui/theme/cardHeadingSize.ts";
import { theme } from "#ui/theme/theme.ts";

/**
 * What to ask `Intl` for in a language of the page. Chromium has no dates in nynorsk, and would write them in the
 * browser's own language: the months have the same names in bokmål.
 */
const localesOf: Readonly<Record<Language, readonly string[]>> = { nb: ["nb"], nn: ["nn", "nb"], en: ["en-GB"] };

interface AvtalerYearProps {
  readonly rows: readonly AvtaleRow[];
}

/** The month as a date: noon of its 15th, which is in that month in every time zone. */
const dateOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** The strip of the year: in which months agreements end or are renewed (spec: avtaler-42). */
export function AvtalerYear({ rows }: AvtalerYearProps) {
  const { t } = useTranslation("avtaler");
  const locales = localesOf[useLanguage()];
  const headingId = useId();
  const year = avtalerYear(rows, todayInOslo());
  if (year === undefined) return undefined;
  const short = new Intl.DateTimeFormat(locales, { month: "short" });
  const long = new Intl.DateTimeFormat(locales, { month: "long", year: "numeric" });
  const name = ({ month }: AvtalerMonth) => short.format(dateOf(month)).replace(".", "");
  return (
    <Strip as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t("year.heading")}</h2>
      <p>{t("year.text")}</p>
      <VisuallyHidden as="ul" role="list">
        {year
          .filter(({ count }) => count > 0)
          .map(({ month, count }) => (
            <li key={month}>{t("year.month", { month: long.format(dateOf(month)), count })}</li>
          ))}
      </VisuallyHidden>
      <Months aria-hidden="true">
        {year.map((each) => (
          <Month key={each.month} data-has={each.count > 0 ? "" : undefined}>
            <Count>{each.count > 0 && each.count}</Count>
            {name(each)}
          </Month>
        ))}
      </Months>
    </Strip>
  );
}

const Strip = styled(Card)`
  height: auto;

  & > h2 {
    font-size: ${cardHeadingSize};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Months = styled.div`
  display: grid;
  /* Twelve over the whole width, or as many as have room. */
  grid-template-columns: repeat(auto-fill, minmax(max(2.5rem, (100% - 11 * 0.25rem) / 12), 1fr));
  gap: 0.75rem 0.25rem;
  margin-block-start: 1rem;
`;

const Month = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.25rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};

  &[data-has] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }
`;

/** A dot for a month without a date, a filled circle with the number for a month with dates. */
const Count = styled.span`
  display: grid;
  place-items: center;
  height: 2rem;
  min-width: 2rem;
  padding-inline: 0.375rem;
  border-radius: 1rem;

  [data-has] > & {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  &:empty::before {
    content: "";
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: ${theme.color.border};
  }

  @media (forced-colors: active) {
    [data-has] > & {
      border: 1px solid;
    }
  }
`;
