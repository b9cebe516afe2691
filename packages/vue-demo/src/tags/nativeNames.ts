/** Attributes of every HTML element, and those of Vue. A component passes them on to its root element. */
const attributes = new Set(
  (
    'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode is itemid itemprop itemref ' +
    'itemscope itemtype key lang nonce part popover ref ref_for ref_key role slot spellcheck style tabindex title translate'
  ).split(' '),
)

/** Events that the browser fires on elements. */
const events = new Set(
  (
    'abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforetoggle blur cancel change click close ' +
    'compositionend compositionstart compositionupdate contextmenu copy cut dblclick drag dragend dragenter dragleave dragover dragstart drop ' +
    'error focus focusin focusout formdata gotpointercapture input invalid keydown keypress keyup load loadeddata loadedmetadata ' +
    'lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup paste pause play pointercancel pointerdown ' +
    'pointerenter pointerleave pointermove pointerout pointerover pointerup reset resize scroll scrollend select submit toggle touchcancel ' +
    'touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart wheel'
  ).split(' '),
)

/** Events of people's hands on an element. They reach every component, whatever it emits itself. */
const byHand = /^(key|mouse|pointer|touch|click$|auxclick|dblclick|contextmenu|wheel|drag|drop|composition|copy|cut|paste)/

/** Whether every element may have an attribute. */
export function isGlobalAttribute(name: string): boolean {
  return attributes.has(name) || /^(data|aria)-/.test(name) || /^(data|aria)[A-Z]/.test(name)
}

/** Whether the browser fires an event of this name; `inputEvent` if it comes from the mouse, the keyboard or a finger. */
export function nativeEvent(name: string): 'inputEvent' | 'otherEvent' | undefined {
  if (!events.has(name)) return undefined
  return byHand.test(name) ? 'inputEvent' : 'otherEvent'
}
