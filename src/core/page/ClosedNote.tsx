import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ClosablePart } from "#contract/notices.ts";
import { formatKlokkeslett } from "#domain/format/formatKlokkeslett.ts";
import { telefonHref } from "#domain/kunde/telefon.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { NoticeWords } from "../i18n/NoticeWords.tsx";
import { TextAround } from "../i18n/TextAround.tsx";
import { useLanguage } from "../i18n/useLanguage.ts";
import { useClosed } from "./closedParts.ts";

interface ClosedNoteProps {
  readonly part: ClosablePart;
  /** Whether it says that what was filled in stays. Default: no. */
  readonly isInputKept?: boolean;
  /** Whether it is read out when it appears. Default: yes. */
  readonly announced?: boolean;
}

/** Says that a part of the portal is closed: why, until when, and whom to call (spec: notices-10). Nothing while it is open. */
export function ClosedNote({ part, isInputKept = false, announced = true }: ClosedNoteProps) {
  const { t } = useTranslation("driftsmeldinger");
  const language = useLanguage();
  const closed = useClosed(part);
  if (closed === undefined) return undefined;
  const { reason, until, today, phone } = closed;
  return (
    <Message variant="warning" title={t(`closed.${part}`)} announced={announced}>
      <NoticeWords text={reason} />{" "}
      {t("closed.until", { tidspunkt: formatKlokkeslett(new Date(until), today, language) })}{" "}
      {isInputKept && `${t("closed.kept")} `}
      {phone !== undefined && (
        <TextAround text={(telefon) => t("closed.phone", { telefon })}>
          <Phone href={telefonHref(phone)}>{phone}</Phone>
        </TextAround>
      )}
    </Message>
  );
}

/** On the message's background, so it has its text colour. */
const Phone = styled.a`
  color: inherit;
  white-space: nowrap;
`;
