import { useTranslation } from "react-i18next";
import { TextAround } from "#core/i18n/TextAround.tsx";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { textMark } from "#domain/format/textLanguage.ts";
import { IconJoint } from "#ui/controls/IconJoint.ts";
import { RightLine } from "./RightLine.ts";

/**
 * How to complain: to the insurer, then to Finansklagenemnda, within the time that the insurer's answer states. Left out
 * where the brand has no address (spec: rights-2).
 */
export function Complaint() {
  const { t } = useTranslation("rettigheter");
  const language = useLanguage();
  const complaint = useTenant().rights?.complaint;
  if (complaint === undefined) return undefined;
  const { url, text, boardUrl } = complaint;
  return (
    <RightLine>
      <ExternalLink href={url}>{t("complaint")}</ExternalLink>
      <p>
        {text}{" "}
        <TextAround text={(board) => t("complaint.board", { board })}>
          <ExternalLink href={boardUrl}>
            <span lang={textMark(undefined, language)}>{t("complaint.boardName")}</span>
          </ExternalLink>
          <IconJoint />
        </TextAround>
      </p>
    </RightLine>
  );
}
