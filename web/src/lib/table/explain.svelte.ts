/** The one small plate that explains what is pointed at, held or focused. */

export interface Explained {
  title: string
  text: string
  rule: string
  at: { left: number; top: number; bottom: number }
}

class Explaining {
  shown = $state.raw<Explained | null>(null)
  hide = (): void => {
    this.shown = null
  }
}
export const explaining = new Explaining()

/** Events that explain an element: hover and focus show the plate, a tap does so on a screen without a pointer. */
export function explains(what: () => Omit<Explained, 'at'> | null) {
  const show = (event: Event): void => {
    const text = what()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    explaining.shown = text && { ...text, at: { left: box.left, top: box.top, bottom: box.bottom } }
  }
  return {
    onpointerenter: show,
    onpointerleave: explaining.hide,
    onfocus: show,
    onblur: explaining.hide,
    onclick: show,
  }
}
