import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { formatDay } from "#domain/format/formatDato.ts";

/** On paper, at the end: when it was printed, and for whom (spec: navigation-27). */
export function PrintedFor() {
  const { t } = useTranslation("skall");
  // The page's own query asks; this one does not.
  const navn = useAnswer({ ...skadekundeQuery(), enabled: false }).data?.navn?.trim();
  const dato = formatDay(dayInOslo(new Date()));
  return <PaperOnly>{navn ? t("printedFor", { dato, navn }) : t("printed", { dato })}</PaperOnly>;
}

const PaperOnly = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 1rem;
  }
`;
