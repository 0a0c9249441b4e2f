/**
 * Prepares OpenCV.js for our workers: the WebAssembly leaves the 13 MB script and becomes a file of its own (it
 * streams, compresses better and is cached compiled), and the two places that build functions from text are
 * replaced by closures, so that no worker needs `unsafe-eval`.
 */

const INVOKER = `return function(humanName,throwBindingError,invoker,fn,runDestructors,fromRetWire,toClassParamWire,...rest){
var toWire=rest.slice(0,argCount);var dtors=rest.slice(argCount);
var owners=[];if(!needsDestructorStack){for(var i=isClassMethodFunc?1:2;i<argTypes.length;++i){if(argTypes[i].destructorFunction!==null)owners.push(i)}}
return function(){var destructors=needsDestructorStack?[]:null;var wired=new Array(argCount+(isClassMethodFunc?2:1));var at=0;wired[at++]=fn;var thisWired;
if(isClassMethodFunc){thisWired=toClassParamWire(destructors,this);wired[at++]=thisWired}
var first=at;for(var i=0;i<argCount;++i){wired[at++]=toWire[i](destructors,arguments[i])}
var rv=invoker.apply(null,wired);
if(needsDestructorStack){runDestructors(destructors)}else{for(var k=0;k<owners.length;++k){var own=owners[k];dtors[k](own===1?thisWired:wired[first+own-2])}}
if(returns){return fromRetWire(rv)}}}}function craftInvokerFunction(`

const CALLER = `var invokerFunction=function(handle,methodName,destructorsRef,args){
var list=argFromPtr.map((read,i)=>read(args+i*GenericWireTypeSize));var result;
switch(kind){case 0:result=Emval.toValue(handle)(...list);break;case 2:result=new(Emval.toValue(handle))(...list);break;case 3:result=list[0];break;
case 1:{var target=Emval.toValue(handle);result=target[getStringOrSymbol(methodName)](...list);break}}
if(!retType.isVoid){return emval_returnValue(toReturnWire,destructorsRef,result)}};var functionName=`

function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const next = text.replace(from, () => to)
  if (next === text)
    throw new Error(`OpenCV.js has changed: cannot find ${String(from).slice(0, 60)}`)
  return next
}

/** The script holds the WebAssembly as a JavaScript string with one character per byte (0 is written as U+0100). */
function wasmOf(script: string): { start: number; end: number; bytes: Uint8Array } {
  const opening = 'function findWasmBinary(){return binaryDecode('
  const start = script.indexOf(opening) + opening.length
  const end = script.indexOf(')}function getBinarySync', start)
  if (start < opening.length || end < 0)
    throw new Error('OpenCV.js has changed: no WebAssembly inside')
  const literal = script.slice(start, end)
  // oxlint-disable-next-line typescript/no-implied-eval -- the package's own data, read once at build time, never in a browser
  const text = new Function(`return ${literal}`)() as string
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    bytes[i] = (~code >> 8) & code
  }
  return { start, end, bytes }
}

export function splitOpenCv(script: string): { module: string; wasm: Uint8Array } {
  const { start, end, bytes } = wasmOf(script)
  if (bytes[0] !== 0 || bytes[1] !== 0x61 || bytes[2] !== 0x73 || bytes[3] !== 0x6d) {
    throw new Error('OpenCV.js has changed: what it holds is no WebAssembly')
  }
  let code = script.slice(0, start) + '""' + script.slice(end)
  code = code.slice(code.indexOf('var cv=(()=>{'))
  code = code.slice(0, code.lastIndexOf('if(typeof exports==="object"'))
  code = replaceOnce(code, /var ENVIRONMENT_IS_NODE=[^;]*;/, 'var ENVIRONMENT_IS_NODE=false;')
  code = replaceOnce(
    code,
    'return new Function(args1,invokerFnBody)}function craftInvokerFunction(',
    INVOKER,
  )
  code = replaceOnce(
    code,
    'var invokerFunction=new Function(Object.keys(captures),functionBody)(...Object.values(captures));var functionName=',
    CALLER,
  )
  if (code.includes('new Function('))
    throw new Error('OpenCV.js has changed: it still builds functions from text')
  return { module: `${code}\nexport default cv;\n`, wasm: bytes }
}
