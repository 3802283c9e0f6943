import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { formatDay } from "#domain/format/formatDato.ts";

/** On paper, at the end: when it was printed, and for whom (spec: navigation-30). */
export function PrintedFor() {
  const { t } = useTranslation("skall");
  // The page's own query asks; this one does not.
  const navn = useAnswer({ ...skadekundeQuery(), enabled: false }).data?.navn?.trim();
  const [day, setDay] = useState(todayInOslo);
  const dato = formatDay(day, useLanguage());
  useEffect(() => {
    // The page may have been opened yesterday; React has to have drawn the day before the browser prints.
    const note = () => flushSync(() => setDay(todayInOslo()));
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  return <PaperOnly>{navn ? t("printedFor", { dato, navn }) : t("printed", { dato })}</PaperOnly>;
}

const PaperOnly = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 1rem;
  }
`;
