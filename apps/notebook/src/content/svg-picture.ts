/** An SVG drawing as the address of a picture: in a picture no script runs and nothing is asked for. */
import { maskHandlers, unmaskHandlers } from './mask-handlers.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Null when there is no drawing in it. */
export function svgAddress(source: string): string | null {
  // Without its document type, which could define endless words and is not needed.
  const text = source.replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
  if (isWhole(text)) return addressOf(text.trim())
  // As pages write it: without its namespace, or with tags left open.
  const svg = new DOMParser().parseFromString(maskHandlers(text), 'text/html').querySelector('svg')
  return svg && svgElementAddress(svg)
}

function isWhole(text: string): boolean {
  const withoutHandlers = text.replaceAll(/(\s)(on\w+\s*=)/gi, '$1data-$2')
  const xml = new DOMParser().parseFromString(withoutHandlers, 'image/svg+xml')
  const isSvg = xml.documentElement.namespaceURI === SVG
  return isSvg && xml.querySelector('parsererror') === null
}

export function svgElementAddress(svg: SVGSVGElement): string {
  return addressOf(unmaskHandlers(new XMLSerializer().serializeToString(svg)))
}

function addressOf(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(text.toWellFormed())}`
}
