import { useCallback, useEffect, useRef, useState } from "react";
import { focusAfterPress } from "#app/design/ui/behavior/focus-after-press.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { Toast, type ToastMessage } from "#app/design/ui/feedback/toast.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { FinancialDialog } from "#app/valuation/entry/financial-dialog.tsx";
import { DelayedAnnouncement } from "#app/valuation/results/delayed-announcement.tsx";
import { inputWords } from "#content/valuation/flow.ts";
import { changeFiguresWords as words } from "#content/valuation/results.ts";
import { answersOf } from "#domain/valuation/answers.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import { type FinancialDraft, type FinancialInputs, sameInputs } from "#domain/valuation/financial-inputs.ts";
import { checkInputs, type InputErrors } from "#domain/valuation/input-errors.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, exactMoney, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./change-figures.module.css";
import { dropFiguresDraft, keepFiguresDraft, readFiguresDraft } from "./figures-draft.ts";
import type { FiguresUpdate } from "./figures-update.ts";

type ChangeFiguresProps = {
  readonly valuationId: string;
  readonly inputs: FinancialInputs;
  readonly valuation: Valuation;
  /** Formatted date. */
  readonly valuedOn: string;
  readonly update: FiguresUpdate | null;
  readonly onChange: (inputs: FinancialInputs) => void;
};

/** What the owner entered, and the same dialog to change it, without a hold. */
export function ChangeFigures({ valuationId, inputs, valuation, valuedOn, update, onChange }: ChangeFiguresProps) {
  const [draft, setDraft] = useState<FinancialDraft>();
  const [errors, setErrors] = useState<InputErrors>({});
  const opener = useRef<HTMLButtonElement>(null);

  const wasOpen = useRef(false);
  /** The figures before the change that the toast offers to take back. */
  const [undo, setUndo] = useState<FinancialInputs>();
  const [toast, setToast] = useState<ToastMessage>();
  const dismiss = useCallback(() => setToast(undefined), []);

  useEffect(() => setDraft(readFiguresDraft(valuationId)), [valuationId]);

  // A dialog restored by a reload has no opener to return the focus to.
  useEffect(() => {
    if (wasOpen.current && !draft) focusAfterPress(opener.current);
    wasOpen.current = draft !== undefined;
  }, [draft]);

  function change(part: Partial<FinancialDraft>) {
    if (!draft) return;
    const next = { ...draft, ...part };
    keepFiguresDraft(valuationId, next);
    setDraft(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  function close() {
    dropFiguresDraft(valuationId);
    setDraft(undefined);
    setErrors({});
  }

  function submit(): InputErrors {
    if (!draft) return {};
    const checked = checkInputs(draft);
    if (!checked.ok) {
      setErrors(checked.errors);
      return checked.errors;
    }
    close();
    if (sameInputs(checked.inputs, inputs)) return {};
    onChange(checked.inputs);
    const value = shortMoney(calculateValuation(checked.inputs).adjustedValuation);
    setUndo(inputs);
    setToast({ title: words.toast, text: words.changed(shortMoney(valuation.adjustedValuation), valuedOn, value) });
    return {};
  }

  function takeBack(figures: FinancialInputs) {
    onChange(figures);
    setUndo(undefined);
    setToast({ title: words.undone });
    focusAfterPress(opener.current);
  }

  return (
    <div className={styles.change}>
      <p>
        {words.entered}
        {answersOf(inputs, exactMoney).map(({ key, text }, index) => {
          const [before, after] = inputWords[key].entered;
          return (
            <span key={key}>
              {index > 0 && ","} {before}
              <b>{text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}</b>
              {after}
            </span>
          );
        })}
        .
      </p>
      <button
        ref={opener}
        type="button"
        className="link link--icon screen-only script-only"
        onClick={() => setDraft(inputs)}
      >
        <Icon name="pencil" size="s" />
        {words.open}
      </button>
      <p className={classNames(styles.status, "screen-only")} role="status">
        {update &&
          update.lead !== "pending" &&
          `${words.updated[update.lead]} ${words.against(shortMoney(update.before), shortMoney(valuation.adjustedValuation))}`}
      </p>
      {/* Next to its button, so that the keyboard reaches 'Undo' in one step. */}
      <Toast
        message={toast && { ...toast, ...(undo && { action: { label: words.undo, onPress: () => takeBack(undo) } }) }}
        onDismiss={dismiss}
      />
      {draft && (
        <FinancialDialog
          heading={{ title: words.open, description: words.description(valuedOn), submit: words.submit }}
          draft={draft}
          errors={errors}
          onChange={change}
          onCancel={close}
          onSubmit={submit}
        >
          <Sum draft={draft} />
        </FinancialDialog>
      )}
    </div>
  );
}

/** The resulting value, before it is saved. */
function Sum({ draft }: { readonly draft: FinancialDraft }) {
  const checked = checkInputs(draft);
  if (!checked.ok) return null;
  const { ebitda, multiple, adjustedValuation } = calculateValuation(checked.inputs);
  const value = shortMoney(adjustedValuation);
  return (
    <div className={styles.outcome}>
      <span className="num">{words.sum(ebitdaMoney(ebitda), turnsText(multiple))}</span>
      <span className="figure">{value}</span>
      <small>{words.note}</small>
      <DelayedAnnouncement text={words.said(value)} />
    </div>
  );
}
