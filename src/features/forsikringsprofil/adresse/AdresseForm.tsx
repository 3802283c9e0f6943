import { useState } from "react";
import { useTranslation } from "react-i18next";
import { oppdaterAdresseMutation } from "#api/adresse.ts";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { useWrite } from "#core/query/useWrite.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { RowForm } from "../RowForm.tsx";

/**
 * Updates the address from the population register: idle, then updating, then refreshed or failed (spec: profil-22).
 */
export function AdresseForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("forsikringsprofil");
  const [status, setStatus] = useState<"idle" | "updating" | "failed">("idle");
  const update = useWrite(oppdaterAdresseMutation());

  const submit = () => {
    setStatus("updating");
    announcements.announce(t("address.updating"));
    update.mutate(undefined, {
      onSuccess() {
        announcements.announce("");
        pageToasts.push({ variant: "success", content: t("address.updated") });
        onClose();
      },
      onError() {
        // The message says it; the update is over.
        announcements.announce("");
        setStatus("failed");
      },
    });
  };
  const cancel = () => {
    if (status === "updating") announcements.announce("");
    onClose();
  };
  return (
    <RowForm
      submitText={status === "updating" ? t("address.updating") : t("address.update")}
      cancelLabel={t("address.cancel")}
      isSaving={status === "updating"}
      onSubmit={submit}
      onCancel={cancel}
    >
      <p>{t("address.how")}</p>
      {status === "failed" && (
        <Message variant="error" title={t("address.updateFailed")}>
          <OfflineHint />
          {t("address.updateFailed.text")}
        </Message>
      )}
    </RowForm>
  );
}
