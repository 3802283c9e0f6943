import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { reservasjonMutation } from "#api/samtykke.ts";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { useWrite } from "#core/query/useWrite.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { refocus } from "#ui/form/refocus.ts";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { RowForm } from "../RowForm.tsx";

interface ReservasjonFormProps {
  /** How it is now; confirming turns it round. */
  readonly hasReservasjon: boolean;
  readonly onClose: () => void;
}

type Status = "unticked" | "ticked" | "notTicked" | "saving" | "failed";

/** Reverses the choice of paper when the box is ticked and confirmed. Does nothing without a tick (spec: profil-24). */
export function ReservasjonForm({ hasReservasjon, onClose }: ReservasjonFormProps) {
  const { t } = useTranslation("forsikringsprofil");
  const [status, setStatus] = useState<Status>("unticked");
  // The text to confirm stays the same while the choice is read again.
  const [wanted] = useState(!hasReservasjon);
  const box = useRef<HTMLInputElement>(null);
  const save = useWrite(reservasjonMutation());
  const isTicked = status === "ticked" || status === "saving" || status === "failed";

  const submit = () => {
    if (!isTicked) {
      flushSync(() => setStatus("notTicked"));
      refocus(box.current);
      return;
    }
    setStatus("saving");
    save.mutate(wanted, {
      onSuccess() {
        announcements.announce(t("papir.saved"));
        onClose();
      },
      onError: () => setStatus("failed"),
    });
  };
  const tick = (isChecked: boolean) => {
    if (status !== "saving") setStatus(isChecked ? "ticked" : "unticked");
  };

  return (
    <RowForm
      submitText={t("papir.confirm")}
      cancelLabel={t("papir.cancel")}
      isSaving={status === "saving"}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Checkbox
        ref={box}
        label={t(wanted ? "papir.turnOn" : "papir.turnOff")}
        checked={isTicked}
        onCheckedChange={tick}
        error={status === "notTicked" ? t("papir.notTicked") : undefined}
      />
      {status === "failed" && (
        <Message variant="error">
          <OfflineHint />
          {t("papir.saveFailed")}
        </Message>
      )}
    </RowForm>
  );
}
