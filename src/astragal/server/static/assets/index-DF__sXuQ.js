const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/dice-forge-KlLhs-PZ.js","assets/Cube-Dlgt6bdE.js","assets/Cube-Dr4qsg-l.css","assets/counting.svelte-FtKMvgdQ.js","assets/dice-forge-Cy6rkVC9.css","assets/dice-throne-CWO88los.js","assets/dice-throne-BbyVMbsF.css","assets/pig-thXIFTJL.js","assets/pig-hs-CXdSF.css"])))=>i.map(i=>d[i]);
(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,C=1<<25,te=65536,ne=1<<19,re=1<<20,ie=1<<25,ae=1<<21,oe=1<<22,se=1<<23,ce=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`proxy path`),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},xe=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`,we=`http://www.w3.org/1998/Math/MathML`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function ke(e){w=e}var T;function Ae(e){if(e===null)throw Ee(),be;return T=e}function je(){return Ae(hn(T))}function E(e){if(w){if(hn(T)!==null)throw Ee(),be;T=e}}function Me(e=1){if(w){for(var t=e,n=T;t--;)n=hn(n);T=n}}function Ne(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=hn(n);e&&n.remove(),n=i}}function Pe(e){if(!e||e.nodeType!==8)throw Ee(),be;return e.data}function Fe(e){return e===this.v}function Ie(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Le(e){return!Ie(e,this.v)}function Re(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ze(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Be(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function He(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ue(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function We(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ge(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ke(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ye(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Xe(e,t){return e.label=t,Ze(e.v,t),e}function Ze(e,t){return e?.[fe]?.(t),e}var Qe=null;function $e(e){Qe=e}function D(e,t=!1,n){Qe={p:Qe,i:!1,c:null,e:null,s:e,x:null,r:B,l:null}}function O(e){var t=Qe,n=t.e;if(n!==null){t.e=null;for(var r of n)Dn(r)}return e!==void 0&&(t.x=e),t.i=!0,Qe=t.p,et(e)}function et(e={}){return i(e,le,{value:!0}),e}function tt(){return!0}var nt=[];function rt(){var e=nt;nt=[],m(e)}function it(e){if(nt.length===0&&!Nt){var t=nt;queueMicrotask(()=>{t===nt&&rt()})}nt.push(e)}function at(){for(;nt.length>0;)rt()}var ot=~(y|b|v);function st(e,t){e.f=e.f&ot|t}function ct(e){e.f&512||e.deps===null?st(e,v):st(e,b)}function lt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),st(e,v)}function ut(e,t){if(t){let t=document.body;e.autofocus=!0,it(()=>{document.activeElement===t&&e.focus()})}}function dt(e){w&&mn(e)!==null&&gn(e)}var ft=!1;function pt(){ft||(ft=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function mt(e){var t=z,n=B;Zn(null),Qn(null);try{return e()}finally{Zn(t),Qn(n)}}function ht(e,t,n,r=n){e.addEventListener(t,()=>mt(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),pt()}function gt(e,t,n,r){let i=tt()?bt:Ct;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=B,c=_t(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){xn(e,s)}vt()}}var d=yt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>St(e))).then(u).catch(e=>xn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),vt())}):f()}function _t(){var e=B,t=z,n=Qe,r=A;return function(i=!0){Qn(e),Zn(t),$e(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function vt(e=!0){Qn(null),Zn(null),$e(null),e&&A?.deactivate()}function yt(){var e=B,t=e.b,n=A,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function bt(e){var t=2|y;return B!==null&&(B.f|=ne),{ctx:Qe,deps:null,effects:null,equals:Fe,f:t,fn:e,reactions:null,rv:0,v:xe,wv:0,parent:B,ac:null}}var xt=Symbol(`obsolete`);function St(e,t,n){let r=B;r===null&&ze();var i=void 0,a=Xt(xe),o=!z,s=new Set;return jn(()=>{var t=B,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(vt)}catch(e){n.reject(e),vt()}var c=A;if(o){if(t.f&32768)var l=yt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(xt);else for(let e of s.values())e.reject(xt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==xt&&(c.activate(),t?(a.f|=se,en(a,t)):(a.f&8388608&&(a.f^=se),en(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),En(()=>{for(let e of s)e.reject(xt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function k(e){let t=bt(e);return er(t),t}function Ct(e){let t=bt(e);return t.equals=Le,t}function wt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)zn(t[n])}}function Tt(e){var t,n=B,r=e.parent;if(!Jn&&r!==null&&e.v!==xe&&r.f&24576)return Te(),e.v;Qn(r);try{wt(e),t=fr(e)}finally{Qn(n)}return t}function Et(e){var t=Tt(e);!e.equals(t)&&(e.wv=lr(),(!A?.is_fork||e.deps===null)&&(A===null?e.v=t:(A.capture(e,t,!0),At?.capture(e,t,!0)),e.deps===null))?st(e,v):Jn||(jt===null?ct(e):(Tn()||A?.is_fork)&&jt.set(e,t))}function Dt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&mt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=f),hr(t,0),Ln(t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&gr(t)}var kt=null,A=null,At=null,jt=null,Mt=null,Nt=!1,Pt=!1,Ft=null,It=null,Lt=0,Rt=1,zt=class e{id=Rt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){kt===null?kt=this:(kt.next=this,this.prev=kt),kt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)st(r,y),t(r);for(r of n.m)st(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)st(e,t),this.schedule(e);this.apply();for(var t=Ft=[],n=[],r=It=[];this.#a.length>0;){Lt++>1e3&&(this.#b(),Vt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Kt(e),this.#d()||this.discard(),t}}if(A=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ft=null,It=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Gt(e,t);r.length>0&&A.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),At=this,Ut(n),Ut(t),At=null,this.#i?.resolve();var o=A;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Jt.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):ur(r)&&(i&16&&this.add_dirty_reaction(r,b),gr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),st(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),A=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)lt(e[t],this.#s)}capture(e,t,n=!1){e.v!==xe&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),jt?.set(e,t)),this.is_fork||(e.v=t)}activate(){A=this}deactivate(){A=null,jt=null}flush(){try{Pt=!0,A=this,this.#m()}finally{Lt=0,Mt=null,Ft=null,It=null,Pt=!1,A=null,jt=null,Jt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(xt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,it(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(A===null){let t=A=new e;!Pt&&!Nt&&it(()=>{t.started||t.flush()})}return A}apply(){jt=null}schedule(e){Mt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?kt=e:t.prev=e,this.linked=!1}}};function Bt(e){var t=Nt,n=At;At=null,Nt=!0;try{var r;for(e&&(Bt(),r=e());;){if(at(),A===null)return r;A.flush()}}finally{Nt=t,At=n}}function Vt(){try{We()}catch(e){xn(e,Mt)}}var Ht=null;function Ut(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ur(r)&&(Ht=new Set,gr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Vn(r),Ht?.size>0)){Jt.clear();for(let e of Ht){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ht.has(n)&&(Ht.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||gr(n)}}Ht.clear()}}Ht=null}}function Wt(e){A.schedule(e)}function Gt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),st(e,v);for(var n=e.first;n!==null;)Gt(n,t),n=n.next}}function Kt(e){st(e,v);for(var t=e.first;t!==null;)Kt(t),t=t.next}var qt=new Set,Jt=new Map,Yt=!1;function Xt(e,t){return{f:0,v:e,reactions:null,equals:Fe,rv:0,wv:0}}function j(e,t){let n=Xt(e,t);return er(n),n}function Zt(e,t=!1,n=!0){let r=Xt(e);return t||(r.equals=Le),r}function M(e,t,n=!1){return z!==null&&(!Xn||z.f&131072)&&tt()&&z.f&4325394&&($n===null||!$n.has(e))&&Je(),en(e,n?an(t):t,It)}var Qt=null,$t=0;function en(e,t,n=null){if(!e.equals(t)){Jn?Jt.set(e,t):Jt.has(e)||Jt.set(e,e.v);var r=zt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Tt(t),jt===null&&ct(t)}e.wv=lr(),Qt=null,$t=0,rn(e,y,n),Qt=null,tt()&&B!==null&&B.f&1024&&!(B.f&96)&&(rr===null?ir([e]):rr.push(e)),!r.is_fork&&qt.size>0&&!Yt&&tn()}return t}function tn(){Yt=!1;for(let e of qt){e.f&1024&&st(e,b);let t;try{t=ur(e)}catch{t=!0}t&&gr(e)}qt.clear()}function nn(e){M(e,e.v+1)}function rn(e,t,n){var r=e.reactions;if(r!==null){var i=tt(),a=r.length;if($t+=a,$t>1e5&&Qt===null&&(Qt=new Set),Qt!==null){if(Qt.has(e))return;Qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==B){var l=(c&y)===0;if(l&&st(s,t),c&131072)qt.add(s);else if(c&2){var u=s;jt?.delete(u),rn(u,b,n)}else if(l){var d=s;c&16&&Ht!==null&&Ht.add(d),n===null?Wt(d):n.push(d)}}}}}function an(t){if(typeof t!=`object`||!t||ce in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=j(0),u=null,d=sr,f=e=>{if(sr===d)return e();var t=z,n=sr;Zn(null),cr(d);var r=e();return Zn(t),cr(n),r};return i&&r.set(`length`,j(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&Ke();var i=r.get(t);return i===void 0?f(()=>{var e=j(n.value,u);return r.set(t,e),e}):M(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>j(xe,u));r.set(t,e),nn(o)}}else M(n,xe),nn(o);return!0},get(e,n,i){if(n===ce)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>j(an(s?e[n]:xe),u)),r.set(n,o)),o!==void 0){var c=V(o);return c===xe?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=V(i);if(a===xe)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ce)return!0;var n=r.get(t),i=n!==void 0&&n.v!==xe||Reflect.has(e,t);return(n!==void 0||(B!==null||z!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>j(i?an(e[t]):xe,u)),r.set(t,n)),V(n)===xe)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>j(xe,u)),r.set(d+``,p)):M(p,xe)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>j(void 0,u)),M(c,an(n)),r.set(t,c));else{l=c.v!==xe;var m=f(()=>an(n));M(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&M(g,_+1)}nn(o)}return!0},ownKeys(e){V(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==xe});for(var[n,i]of r)i.v!==xe&&!(n in e)&&t.push(n);return t},setPrototypeOf(){qe()}})}function on(e){try{if(typeof e==`object`&&e&&ce in e)return e[ce]}catch{}return e}function sn(e,t){return Object.is(on(e),on(t))}var cn,ln,un,dn;function fn(){if(cn===void 0){cn=window,ln=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;un=a(t,`firstChild`).get,dn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function pn(e=``){return document.createTextNode(e)}function mn(e){return un.call(e)}function hn(e){return dn.call(e)}function N(e,t){if(!w)return mn(e);var n=mn(T);if(n===null)n=T.appendChild(pn());else if(t&&n.nodeType!==3){var r=pn();return n?.before(r),Ae(r),r}return t&&yn(n),Ae(n),n}function P(e,t=!1){if(!w){var n=mn(e);return n instanceof Comment&&n.data===``?hn(n):n}if(t){if(T?.nodeType!==3){var r=pn();return T?.before(r),Ae(r),r}yn(T)}return T}function F(e,t=!1){if(!w)return mn(e);var n=N(e,t);return E(e),n}function I(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=hn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=pn();return r===null?i?.after(a):r.before(a),Ae(a),a}yn(r)}return Ae(r),r}function gn(e){e.textContent=``}function _n(){return!1}function vn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function yn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function bn(e){var t=B;if(t===null)return z.f|=se,e;if(!(t.f&32768)&&!(t.f&4))throw e;xn(e,t)}function xn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Sn(e){B===null&&(z===null&&Ue(e),He()),Jn&&Ve(e)}function Cn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function wn(e,t){var n=B;n!==null&&n.f&8192&&(e|=x);var r={ctx:Qe,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};A?.register_created_effect(r);var i=r;if(e&4)Ft===null?zt.ensure().schedule(r):Ft.push(r);else if(t!==null){try{gr(r)}catch(e){throw zn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&Cn(i,n),z!==null&&z.f&2&&!(e&64))){var a=z;(a.effects??=[]).push(i)}return r}function Tn(){return z!==null&&!Xn}function En(e){let t=wn(8,null);return st(t,v),t.teardown=e,t}function L(e){Sn(`$effect`);var t=B.f;if(!z&&t&32&&Qe!==null&&!Qe.i){var n=Qe;(n.e??=[]).push(e)}else return Dn(e)}function Dn(e){return wn(4|re,e)}function On(e){return Sn(`$effect.pre`),wn(8|re,e)}function kn(e){zt.ensure();let t=wn(64|ne,e);return(e={})=>new Promise(n=>{e.outro?Hn(t,()=>{zn(t),n(void 0)}):(zn(t),n(void 0))})}function An(e){return wn(4,e)}function jn(e){return wn(oe|ne,e)}function Mn(e,t=0){return wn(8|t,e)}function R(e,t=[],n=[],r=[]){gt(r,t,n,t=>{wn(8,()=>{e(...t.map(V))})})}function Nn(e,t=0){return wn(16|t,e)}function Pn(e,t=0){return wn(_|t,e)}function Fn(e){return wn(32|ne,e)}function In(e){var t=e.teardown;if(t!==null){let n=Jn,r=z;Yn(!0),Zn(null);try{t.call(null)}catch(t){xn(t,e.parent)}finally{Yn(n),Zn(r)}}}function Ln(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&mt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:zn(n,t),n=r}}function Rn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||zn(t),t=n}}function zn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Bn(e.nodes.start,e.nodes.end),n=!0),e.f|=C,Ln(e,t&&!n),hr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();In(e),e.f^=C,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Vn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Bn(e,t){for(;e!==null;){var n=e===t?null:hn(e);e.remove(),e=n}}function Vn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Hn(e,t,n=!0){var r=[];e.f|=256,Un(e,r,!0);var i=()=>{n&&zn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Un(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Un(i,t,o?n:!1)}i=a}}}function Wn(e){e.f&=-257,Gn(e,!0)}function Gn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(st(e,y),zt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Gn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Kn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:hn(n);t.append(n),n=i}}var qn=null,Jn=!1;function Yn(e){Jn=e}var z=null,Xn=!1;function Zn(e){z=e}var B=null;function Qn(e){B=e}var $n=null;function er(e){z!==null&&(z.f&2097152||z.f&2)&&($n??=new Set).add(e)}var tr=null,nr=0,rr=null;function ir(e){rr=e}var ar=1,or=0,sr=or;function cr(e){sr=e}function lr(){return++ar}function ur(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ur(a)&&Et(a),a.wv>e.wv)return!0}t&512&&jt===null&&st(e,v)}return!1}function dr(e,t,n=!0){var r=e.reactions;if(r!==null&&!($n!==null&&$n.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?dr(a,t,!1):t===a&&(n?st(a,y):a.f&1024&&st(a,b),Wt(a))}}function fr(e){var t=tr,n=nr,r=rr,i=z,a=$n,o=Qe,s=Xn,c=sr,l=e.f;tr=null,nr=0,rr=null,z=l&96?null:e,$n=null,$e(e.ctx),Xn=!1,sr=++or,e.ac!==null&&(mt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=ae;var u=e.fn,d=u();e.f|=ee;var f=pr(e);if(tt()&&rr!==null&&!Xn&&f!==null&&!(e.f&6146))for(var p=0;p<rr.length;p++)dr(rr[p],e);if(i!==null&&i!==e){if(or++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=or;if(t!==null)for(let e of t)e.rv=or;rr!==null&&(r===null?r=rr:r.push(...rr))}return e.f&8388608&&(e.f^=se),d}catch(t){return pr(e),bn(t)}finally{e.f^=ae,tr=t,nr=n,rr=r,z=i,$n=a,$e(o),Xn=s,sr=c}}function pr(e){var t=e.deps,n=A?.is_fork;if(tr!==null){var r;if(n||hr(e,nr),t!==null&&nr>0)for(t.length=nr+tr.length,r=0;r<tr.length;r++)t[nr+r]=tr[r];else e.deps=t=tr;if(Tn()&&e.f&512)for(r=nr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&nr<t.length&&(hr(e,nr),t.length=nr);return t}function mr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(tr===null||!n.call(tr,r))){var s=r;s.f&512&&(s.f^=512),s.v!==xe&&ct(s),s.ac!==null&&mt(()=>{s.ac.abort(ve),s.ac=null,st(s,y)}),Dt(s),hr(s,0)}}function hr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)mr(e,n[r])}function gr(e){var t=e.f;if(!(t&16384)){st(e,v);var n=B;B=e;try{t&16777232?Rn(e):Ln(e),In(e);var r=fr(e);e.teardown=typeof r==`function`?r:null,e.wv=ar}finally{B=n}}}async function _r(){await Promise.resolve(),Bt()}function V(e){var t=!!(e.f&2);if(qn?.add(e),z!==null&&!Xn&&!(B!==null&&B.f&16384)&&($n===null||!$n.has(e))){var r=z.deps;if(z.f&2097152)e.rv<or&&(e.rv=or,tr===null&&r!==null&&r[nr]===e?nr++:tr===null?tr=[e]:tr.push(e));else{z.deps??=[],n.call(z.deps,e)||z.deps.push(e);var i=e.reactions;i===null?e.reactions=[z]:n.call(i,z)||i.push(z)}}if(Jn&&Jt.has(e))return Jt.get(e);if(t){var a=e;if(Jn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||yr(a))&&(o=Tt(a)),Jt.set(a,o),o}var s=!(a.f&512)&&!Xn&&z!==null&&!!(z.f&512),c=(a.f&ee)===0;ur(a)&&(s&&(a.f|=512),Et(a)),s&&!c&&(Ot(a),vr(a))}if(jt?.has(e))return jt.get(e);if(e.f&8388608)throw e.v;return e.v}function vr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ot(r),vr(r))}}function yr(e){if(e.v===xe)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Jt.has(t)||t.f&2&&yr(t))return!0;return!1}function br(e){var t=Xn;try{return Xn=!0,e()}finally{Xn=t}}function xr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ce in e)Sr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ce in n&&Sr(n)}}}function Sr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Sr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Cr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var wr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function Tr(e){return wr.includes(e)}var Er=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Dr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Or(e){return e=e.toLowerCase(),Dr[e]??e}[...Er];var kr=[`touchstart`,`touchmove`];function Ar(e){return kr.includes(e)}var jr=[`textarea`,`script`,`style`,`title`];function Mr(e){return jr.includes(e)}var Nr=Symbol(`events`),Pr=new Set,Fr=new Set;function Ir(e,t,n,r={}){function i(e){if(r.capture||Vr.call(t,e),!e.cancelBubble)return mt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,it(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Lr(e,t,n,r={}){var i=Ir(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Rr(e,t,n,r,i){var a={capture:r,passive:i},o=Ir(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&En(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function H(e,t,n){(t[Nr]??={})[e]=n}function U(e){for(var t=0;t<e.length;t++)Pr.add(e[t]);for(var n of Fr)n(e)}var zr=null,Br=!1;function Vr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;zr=e,Br||(Br=!0,setTimeout(()=>{Br=!1,zr=null}));var s=0,c=zr===e&&e[Nr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Nr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=z,f=B;Zn(null),Qn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Nr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Nr]=t,delete e.currentTarget,Zn(d),Qn(f)}}}var Hr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ur(e){return Hr?.createHTML(e)??e}function Wr(e){var t=vn(`template`);return t.innerHTML=Ur(e.replaceAll(`<!>`,`<!---->`)),t.content}function Gr(e,t){var n=B;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Gr(T,null),T;i===void 0&&(i=Wr(a?e:`<!>`+e),n||(i=mn(i)));var t=r||ln?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=mn(t),s=t.lastChild;Gr(o,s)}else Gr(t,t);return t}}function Kr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Gr(T,null),T;if(!o){var e=mn(Wr(a));if(i)for(o=document.createDocumentFragment();mn(e);)o.appendChild(mn(e));else o=mn(e)}var t=o.cloneNode(!0);if(i){var n=mn(t),r=t.lastChild;Gr(n,r)}else Gr(t,t);return t}}function qr(e,t){return Kr(e,t,`svg`)}function Jr(e=``){if(!w){var t=pn(e+``);return Gr(t,t),t}var n=T;return n.nodeType===3?yn(n):(n.before(n=pn()),Ae(n)),Gr(n,n),n}function Yr(){if(w)return Gr(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=pn();return e.append(t,n),Gr(t,n),e}function G(e,t){if(w){var n=B;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=T),je()}else e!==null&&e.before(t)}function Xr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return je(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Zr(e){let t=0,n=Xt(0),r;return()=>{Tn()&&(V(n),Mn(()=>(t===0&&(r=br(()=>e(()=>nn(n)))),t+=1,()=>{it(()=>{--t,t===0&&(r?.(),r=void 0,nn(n))})})))}}var Qr=te|ne;function $r(e,t,n,r){new ei(e,t,n,r)}var ei=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Zr(()=>(this.#p=Xt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=B;t.b=this,t.f|=128,n(e)},this.parent=B.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Nn(()=>{if(w){let e=Pe(this.#t);je();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Qr),w&&(this.#e=T)}#h(){try{this.#a=Fn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);it(r),t&&(this.#s=Fn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&Ye(),this.#s!==null&&Hn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){xn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|C))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Fn(()=>e(this.#e)),it(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=pn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Fn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){xn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(A)):this.#u===0&&(this.#e.before(e),this.#c=null,Hn(this.#o,()=>{this.#o=null}),this.#x(A))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Fn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Kn(this.#a,e);let t=this.#n.pending;this.#o=Fn(()=>t(this.#e))}else this.#x(A)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){lt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=B,n=z,r=Qe;Qn(this.#i),Zn(this.#i),$e(this.#i.ctx);try{return zt.ensure(),e()}finally{Qn(t),Zn(n),$e(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Hn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,it(()=>{this.#d=!1,this.#p&&en(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),V(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;A?.is_fork?(this.#a&&A.skip_effect(this.#a),this.#o&&A.skip_effect(this.#o),this.#s&&A.skip_effect(this.#s),A.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(zn(this.#a),null),this.#o&&=(zn(this.#o),null),this.#s&&=(zn(this.#s),null),w&&(Ae(this.#t),Me(),Ae(Ne()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Fn(()=>{var r=B;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return xn(e,this.#i.parent),null}}))};it(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){xn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>xn(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function ti(e,t){return ri(e,t)}var ni=new Map;function ri(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){fn();var l=void 0,u=kn(()=>{var s=n??t.appendChild(pn());$r(s,{pending:()=>{}},t=>{D({});var n=Qe;if(o&&(n.c=o),a&&(i.$$events=a),w&&Gr(t,null),l=e(t,i)||et(),w&&(B.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Ee(),be;O()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Ar(r);for(let e of[t,document]){var a=ni.get(e);a===void 0&&(a=new Map,ni.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Vr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Pr)),Fr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ni.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Vr),r.delete(e),r.size===0&&ni.delete(n)):r.set(e,i)}Fr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ii.set(l,u),l}var ii=new WeakMap,ai=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Wn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Wn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(zn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Kn(r,t),t.append(pn()),this.#n.set(e,{effect:r,fragment:t})}else zn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Hn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(zn(n.effect),this.#n.delete(e))};ensure(e,t){var n=A,r=_n();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=pn();i.append(a),this.#n.set(e,{effect:Fn(()=>t(a)),fragment:i})}else this.#t.set(e,Fn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},oi=0,si=1,ci=2;function li(e,t,n,r,i){w&&je();var a=tt(),o=xe,s=a?Xt(o):Zt(o,!1,!1),c=a?Xt(o):Zt(o,!1,!1),l=new ai(e);Nn(()=>{var a=A,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(Ae(Ne()),ke(!1)),p(o)){var f=_t(),m=!1;let e=e=>{if(!u){m=!0,f(!1),A===a&&a.deactivate(),zt.ensure();try{e()}finally{vt(!1),Nt||Bt()}}};o.then(t=>{e(()=>{en(s,t),l.ensure(si,r&&(e=>r(e,s)))})},t=>{e(()=>{if(en(c,t),l.ensure(ci,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(oi,n):it(()=>{m||e(()=>{l.ensure(oi,n)})})}else en(s,o),l.ensure(si,r&&(e=>r(e,s)));return d&&ke(!0),()=>{u=!0}})}function q(e,t,n=!1){var r;w&&(r=T,je());var i=new ai(e),a=n?te:0;function o(e,t){if(w){var n=Pe(r);if(e!==parseInt(n.substring(1))){var a=Ne();Ae(a),i.anchor=a,ke(!1),i.ensure(e,t),ke(!0);return}}i.ensure(e,t)}Nn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ui=Symbol(`NaN`);function di(e,t,n){w&&je();var r=new ai(e),i=!tt();Nn(()=>{var e=t();e!==e&&(e=ui),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function fi(e,t){return t}function pi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Hn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;mi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;gn(d),d.append(u),e.items.clear()}mi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function mi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ie,Kn(a,document.createDocumentFragment())):zn(t[i],n)}}var hi;function J(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?Ae(mn(u)):u.appendChild(pn())}w&&je();var d=null,f=Ct(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=V(f);_.fallback=d,_i(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ie,yi(d,null,c)):Wn(d):Hn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Nn(()=>{var e=V(f),t=e.length;let r=!1;w&&Pe(c)===`[!`!=(t===0)&&(c=Ne(),Ae(c),ke(!1),r=!0);for(var u=new Set,_=A,v=_n(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,ke(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&en(S.v,b),S.i&&en(S.i,y),v&&_.unskip_effect(S.e)):(S=vi(l,m?c:hi??=pn(),b,x,y,o,n,i),m||(S.e.f|=ie),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Fn(()=>s(c)):(d=Fn(()=>s(hi??=pn())),d.f|=ie)),t>u.size&&Be(``,``,``),w&&t>0&&Ae(Ne()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&ke(!0),V(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function gi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function _i(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=gi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Wn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ie,_===l)yi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),bi(e,d,_),bi(e,_,y),yi(_,y,n),d=_,p=[],m=[],l=gi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)yi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);bi(e,S.prev,ee.next),bi(e,d,S),bi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),yi(_,l,n),bi(e,_.prev,_.next),bi(e,_,d===null?e.effect.first:d.next),bi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=gi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=gi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(mi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=gi(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}pi(e,C,ne)}}o&&it(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function vi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Xt(n):Zt(n,!1,!1):null,l=o&2?Xt(i):null;return{v:c,i:l,e:Fn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function yi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=hn(r);if(a.before(r),r===i)return;r=o}}function bi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function xi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=Ae(mn(c)))}R(()=>{var e=B;if(s===(s=t()??``))w&&je();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&Gr(mn(c),c.lastChild);else if(e.nodes!==null&&(Bn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=T.data,l=je(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=hn(l);if(l===null)throw Ee(),be;Gr(T,u),o=Ae(l)}else{var d=vn(r?`svg`:i?`math`:`template`,r?Ce:i?we:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Gr(mn(f),f.lastChild),r||i)for(;mn(f);)o.before(mn(f));else o.before(f)}}})}function Si(e,t,...n){var r=new ai(e);Nn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function Ci(e,t,n){var r;w&&(r=T,je());var i=new ai(e);Nn(()=>{var e=t()??null;if(w&&Pe(r)===`[`!=(e!==null)){var a=Ne();Ae(a),i.anchor=a,ke(!1),i.ensure(e,e&&(t=>n(t,e))),ke(!0)}else i.ensure(e,e&&(t=>n(t,e)))},te)}var wi=()=>performance.now(),Ti={tick:e=>requestAnimationFrame(e),now:()=>wi(),tasks:new Set};function Ei(){let e=Ti.now();Ti.tasks.forEach(t=>{t.c(e)||(Ti.tasks.delete(t),t.f())}),Ti.tasks.size!==0&&Ti.tick(Ei)}function Di(e){let t;return Ti.tasks.size===0&&Ti.tick(Ei),{promise:new Promise(n=>{Ti.tasks.add(t={c:e,f:n})}),abort(){Ti.tasks.delete(t)}}}function Oi(e,t,n,r,i,a){let o=w;w&&je();var s=null;w&&T.nodeType===1&&(s=T,je());var c=w?T:e,l=new ai(c,!1);Nn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:vn(e,a),Gr(s,s),r){var i=null;w&&Mr(e)&&s.append(i=document.createComment(``));var o=w?mn(s):s.appendChild(pn());w&&(o===null?ke(!1):Ae(o)),r(s,o),i?.remove()}B.nodes.end=s,n||t.before(s)}w&&Ae(t)}),()=>{}},te),En(()=>{}),o&&(ke(!0),Ae(c))}function ki(e,t,n){An(()=>{var r=br(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Mn(()=>{var e=n();xr(e),i&&Ie(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Ai(e,t){var n=void 0,r;Pn(()=>{n!==(n=t())&&(r&&=(zn(r),null),n&&(r=Fn(()=>{An(()=>n(e))})))})}function ji(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=ji(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Mi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=ji(e))&&(r&&(r+=` `),r+=t);return r}function Ni(e){return typeof e==`object`?Mi(e):e??``}var Pi=[...` 	
\r\f\xA0\v﻿`];function Fi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Pi.includes(r[o-1]))&&(s===r.length||Pi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ii(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Li(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ri(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Li)),i&&c.push(...Object.keys(i).map(Li));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Li(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ii(r)),i&&(n+=Ii(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function zi(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=Fi(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Bi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Vi(e,t,n,r){var i=e[he];if(w||i!==t){var a=Ri(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Bi(e,n?.[0],r[0]),Bi(e,n?.[1],r[1],`important`)):Bi(e,n,r));return r}function Hi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ui(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Wi(e,!n||`__value`in e))}function Wi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=qi(c);Hi(c,i?a.includes(l):sn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Gi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(qi(i))}else{for(i of t.options)if(sn(qi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Ki(e){var t=new MutationObserver(t=>{t.every(Ji)||(`__defaultValue`in e&&Wi(e,!1),`__value`in e&&Gi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),En(()=>{t.disconnect()})}function qi(e){return`__value`in e?e.__value:e.value}function Ji(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Yi=Symbol(`class`),Xi=Symbol(`style`),Zi=Symbol(`is custom element`),Qi=Symbol(`is html`),$i=ye?`link`:`LINK`,ea=ye?`input`:`INPUT`,ta=ye?`option`:`OPTION`,na=ye?`select`:`SELECT`,ra=ye?`progress`:`PROGRESS`;function ia(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Y(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Y(e,`checked`,null),e.checked=r}}};e[_e]=n,it(n),pt()}}function aa(e,t){var n=la(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ra)&&(e.value=t??``)}function oa(e,t){var n=la(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Y(e,t,n,r){var i=la(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===$i))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&da(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function sa(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ea&&(`defaultValue`in n||`defaultChecked`in n||ia(e));var o=la(e),s=o[Zi],c=!o[Qi];let l=w&&s;l&&ke(!1);var u=t||{},d=e.nodeName===ta,f=e.nodeName===na;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Ni(n.class):(r||n[Yi])&&(n.class=null),n[Xi]&&(n.style??=null);var m=da(e);if(e.nodeName===ea&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,Y(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)zi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Yi],n[Yi]),u[i]=l,u[Yi]=n[Yi];else if(i===`style`)Vi(e,l,t?.[Xi],n[Xi]),u[i]=l,u[Xi]=n[Xi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=Tr(r);if(Cr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)H(r,e,l),U([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Ir(r,e,a,t)}}else if(i===`style`)Y(e,i,l);else if(i===`autofocus`)ut(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ra)&&(e.value=l);else if(i===`selected`&&d)Hi(e,l);else{var y=i;c||(y=Or(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=xe)):typeof l!=`function`&&Y(e,y,l,a)}}}}}}finally{l&&ke(!0)}return u}function ca(e,t,n=[],r=[],i=[],a,o=!1,s=!1){gt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===na,l=!1;if(Pn(()=>{var u=t(...n.map(V)),d=sa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Ui(f,u.defaultValue),`value`in u&&Gi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||zn(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&zn(i[t]),i[t]=Fn(()=>Ai(e,()=>p))),d[t]=p}r=d}),c){var u=e;An(()=>{var e=r;`defaultValue`in e&&Ui(u,e.defaultValue),Gi(u,e.value,!0),Ki(u)})}l=!0})}function la(e){return e[pe]??={[Zi]:e.nodeName.includes(`-`),[Qi]:e.namespaceURI===Se}}var ua=new Map;function da(e){var t=e.getAttribute(`is`)||e.nodeName,n=ua.get(t);if(n)return n;ua.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function fa(e,t,n=t){var r=new WeakSet;ht(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=pa(e)?ma(a):a,n(a),A!==null&&r.add(A),await _r(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||br(t)==null&&e.value)&&(n(pa(e)?ma(e.value):e.value),A!==null&&r.add(A)),Mn(()=>{var n=t();if(e===document.activeElement){var i=A;if(r.has(i))return}pa(e)&&n===ma(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function pa(e){var t=e.type;return t===`number`||t===`range`}function ma(e){return e===``?null:+e}function ha(e,t){return e===t||e?.[ce]===t}function ga(e=et(),t,n,r){var i=Qe.r,a=B;return An(()=>{var o,s;return Mn(()=>{o=s,s=r?.()||[],br(()=>{ha(n(...s),e)||(t(e,...s),o&&ha(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ha(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function _a(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Mn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&En(()=>{n.removeEventListener(t,a)})}var va=!1;function ya(e){var t=va;try{return va=!1,[e(),va]}finally{va=t}}var ba={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function xa(e,t,n){return new Proxy({props:e,exclude:t},ba)}var Sa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ce||t===ue)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ca(...e){return new Proxy({props:e},Sa)}function wa(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=bt(r),V(u)):(l&&(l=!1,c=s?br(r):r),c);let f;if(o){var p=ce in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ya(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ge(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?bt:Ct)(()=>(v=!1,g()));o&&V(y);var b=B;return(function(e,t){if(arguments.length>0){let n=t?V(y):i&&o?an(e):e;return M(y,n),v=!0,c!==void 0&&(c=n),e}return Jn&&v||b.f&16384?y.v:V(y)})}function Ta(e){Qe===null&&Re(`onMount`),L(()=>{let t=br(e);if(typeof t==`function`)return t})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ea=`astragal.settings`,Da=[`en`,`ru`,`pl`];function Oa(e=navigator.languages){let t=e.map(e=>e.slice(0,2).toLowerCase());return Da.find(e=>e===t.find(e=>Da.includes(e)))??`en`}var ka={theme:`system`,language:Oa(),speed:1,odds:!0,previews:!0,confirm:`never`,preset:`smart`,shortcuts:!0,notifications:!1,muted:[]};function Aa(){try{let e=JSON.parse(localStorage.getItem(Ea)??`{}`);return{...ka,...e}}catch{return{...ka}}}var X=an(Aa());function ja(e){Object.assign(X,e),localStorage.setItem(Ea,JSON.stringify(X))}var Ma=typeof matchMedia==`function`?matchMedia(`(prefers-reduced-motion: reduce)`):null;function Na(e){return Ma?.matches?0:e*X.speed}var Pa=`### What the app says of replays, reviews and numbers of a match.

replay-not-over = This match is still being played. Its replay opens when it is over.
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-step = Next move
replay-back = Move before
replay-turn = Next turn
replay-turn-back = Turn before
replay-bar = Place in the match
replay-speed = Speed
replay-at = Move { $at } of { $of }
replay-at-open = Move { $at }
replay-decides = { $name } decides:
replay-undecided = Nobody has won.
replay-eyes = Through whose eyes
replay-eyes-spectator = As a spectator
replay-eyes-referee = Every hand open
replay-menu = Share and more
replay-link = Link to this moment
replay-scenario = Copy as a scenario
replay-quiet = No spoilers
replay-quiet-help = Hides the result, the length and what comes next.
replay-hidden = Review and numbers are shown when you have seen the end.

from-here = Play on from here
from-title = Play on from move { $at }
from-lead = The match goes on with the dice and cards that it had. Bots take the other seats.
from-seat = Your seat
from-level = How well the bots play
from-begin = Begin

review-title = Review
review-lead = A bot looks at every decision again: how well each seat stood, where it turned, what would have been better, and who had the luck.
review-ask-greedy = Quick review
review-ask-smart = Thorough review (takes minutes)
review-begun = The bot sits down to it…
review-running = Decision { $done } of { $of }…
review-curve = Chance to win of each seat, from the first decision to the last
review-turning = Move { $at }: from here on { $name } is ahead
review-turnings =
    { $count ->
        [one] The mark shows { $count } turning point: there another seat comes to be ahead.
       *[other] The marks show { $count } turning points: there another seat comes to be ahead.
    }
review-turnings-none = Nobody who was ahead was overtaken.
review-seats = Luck and losses
review-seat = Seat
review-luck = Luck
review-loss = Loss per decision
review-slips = What cost the most
review-move = Move
review-chosen = Chosen
review-instead = Better
review-cost = Cost
review-go = Show move { $at }
review-better = Better: { $move } (+{ $loss })
review-note = All numbers are points of the chance to win, in percent. Each decision is judged by what its seat could know.

statistics-title = Numbers
statistics-note = Dice of each seat: those that its decisions brought.
dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-face = { $face }: { $count } times; expected { $low } to { $high }
dice-band = Each face may be expected { $low } to { $high } times (about { $mean }); in 1 of 20 cases a fair die falls outside.
dice-even = All lie within.
dice-odd = Outside: { $faces }.
`,Fa=`### Rules help and guided first matches.

rules-of = { $game }: rules
rules-part = Part of the rules
rules-everything = Everything
rules-areas = Rules
rules-content = Texts
rules-abilities = Abilities
rules-cards = Cards
rules-tokens = Tokens
rules-feats = Feats
rules-back = Back
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-found-content =
    { $count ->
        [one] { $count } text
       *[other] { $count } texts
    }
rules-english = The rules are kept in English.
rules-ruling = Ruling:
rules-more = Show more

tour-label = Guided first match
tour-place = { $n } of { $of }
tour-next = Go on
tour-do = Now you: do what is lit.
tour-free = Play on by myself
tour-leave = Leave the tour
tour-only = The tour shows another move here. Leave it to play as you like.
`,Ia=`### The page that proves the dice.

verify-not-over = This match is still being played. Its secret is shown when it is over; then everything can be recomputed.
verify-holds = Everything that could be recomputed fits.
verify-fails = Something does not fit. Don't trust this record.
verify-proved = What was checked
verify-how = Your browser has just computed all of this itself. It took nobody's word for it.
verify-sign-yes = Proved
verify-sign-no = Does not fit
verify-sign-unknown = Not known
verify-draws = Every die and every shuffle
verify-draws-yes = { $dice } dice and { $cards } draws of shuffles are exactly those that the key of the match gives.
verify-draws-no =
    { $count ->
        [one] { $count } draw is not what the key of the match gives.
       *[other] { $count } draws are not what the key of the match gives.
    }
verify-secret = The server kept its word
verify-secret-yes = The secret that was shown after the match is the one whose fingerprint was given before it.
verify-secret-no = The secret that was shown is not the one whose fingerprint was given.
verify-secret-unknown = No word was given on the dice of this match: it was a guided match, went on from a moment, or was played elsewhere. Whoever chose the key could have chosen a lucky one.
verify-key = Nobody could choose the dice
verify-key-yes =
    { $numbers ->
        [one] The key follows from the server's secret and a number that a player's own machine made up, so that neither side could choose it.
       *[other] The key follows from the server's secret and { $numbers } numbers that the players' own machines made up, so that neither side could choose it.
    }
verify-key-alone = The key follows from the server's secret, but no player added a number: the server could have chosen a lucky secret before it gave its word.
verify-key-no = The key does not follow from the secret and the players' numbers.
verify-key-unknown = Without a word on the dice, where the key comes from can't be told.
verify-seen = The word was given during the match
verify-seen-yes = This browser sat at that table and noted the same fingerprint before the secret was shown.
verify-seen-no = This browser noted another fingerprint during the match than the one in the record.
verify-seen-unknown = This browser did not note a fingerprint during the match. Somebody who played it can look here too.
verify-mine = Your own number is in it
verify-mine-yes = A number that this very browser made up is among those that the key was made from. Nobody can have known the dice beforehand.
verify-mine-unknown = None of the numbers in it was made up by this browser.
verify-wrong = Draw { $at } (after { $number } decisions) was told as { $told }; the key gives { $computed }.
verify-unproved = What this page does not prove
verify-unproved-rules = That each move was legal, and that the game asked for these dice at these moments. For that the whole match must be played again by the rules, on your own machine:
verify-dice = How the dice fell
verify-all-dice = All dice
verify-numbers = All numbers
verify-key-name = Key of the match
verify-after = After decision
verify-stream = What
verify-drawn = Drawn
verify-stream-dice = Die with { $sides } sides
verify-stream-deck = Shuffle, 0 to below { $sides }
`,La=`### What the browser app says.

close = Close
copy = Copy
copied = Copied
waiting = The table is being laid…
rule-link = Rule { $rule }
menu-on = { $label } (on)

problem-unreachable = The server can't be reached. Check your connection and try again.
problem-unknown = The server could not do that (status { $status }). Try again.

## Going around

nav-label = Astragal
nav-home = Astragal, to the front page
nav-settings = Settings
nav-about = About
nav-rules = Rules

## Landing page

landing-title = Heroes, dice and cards, on one table
landing-lead = Play at once against a bot, around this screen, or with friends anywhere. The rules are kept for you, and every roll can be proved.
landing-games = Games
landing-mine = My matches
landing-turn = Your turn
landing-open = Open tables
landing-open-none = No public table is open now. Open one yourself: set up a table and make it public.
landing-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
landing-watch = Watch
landing-replays = Replays
landing-replays-none = Matches that you have played can be watched again here.
landing-won = { $name } won
status-gathering = Waiting for players
status-playing = Being played
status-over = Over

play-now = Play now
play-tour = Guided first match
play-friends = Play with friends
play-screen = Around this screen
play-setup = Set up a table
play-ways = Ways to play { $game }
play-seats = { $count } players

import-title = Bring in a record
import-text = The text of a record
import-file = A file with a record
import-send = Watch this record

name-label = Your name at the table
name-keep = Keep this name

## Setting a table up

new-title = { $game }: a new table
new-seats = Seats
new-count = How many seats
new-links = Each open seat gets a link that you can send to whoever shall sit there.
new-rules = Rules
new-more =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
new-clock = Clock
new-public = Public table
new-public-help = Anybody may take an open seat or watch.
new-start = Begin the match
new-gather = Open the table
clock-kind-none = No clock
clock-kind-none-help = Take your time.
clock-kind-quick = Quick
clock-kind-quick-help = 5 minutes each, and 10 seconds for every decision.
clock-kind-calm = Calm
clock-kind-calm-help = 15 minutes each, and 20 seconds for every decision.
clock-kind-days = By turns
clock-kind-days-help = 3 days each, and 1 day for every decision.
clock-table-none = No clock
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

seat-number = Seat { $number }
seat-bot = Bot
seat-deciding = deciding
seat-away = away
seat-stand-in = a bot plays for them
seat-return = Play { $name } again yourself
seat-kind = Who sits on seat { $number }
seat-kind-me = A person at this screen
seat-kind-bot = A bot
seat-kind-open = A person elsewhere, by link
seat-kind-person = A person
seat-level = How well the bot on seat { $number } plays
seat-name = Name on seat { $number }
seat-name-here = Name
seat-link = Link for seat { $number }
seat-sit = Sit down here

level-random = Dizzy: plays at random
level-easy = Novice
level-greedy = Grabber
level-smart = Sage

gathering-title = { $game }: the table fills
gathering-open =
    { $count ->
        [one] One seat is free. Send its link to whoever shall sit there.
       *[other] { $count } seats are free. Send each link to whoever shall sit there.
    }
gathering-ready = Everybody is here.
gathering-fill = Every seat must be filled first; a bot will do.
gathering-host = The match begins when the host starts it.
gathering-watch = Link for those who want to watch
fair-commit = Word given on the dice

join-title = A seat is kept for you
join-name = What shall the others call you?
join-sit = Sit down
join-watch = Only watch

## The table

table-others = The other seats
table-board = Board
table-mine = Your seat
table-hand = Your hand
table-phases = Phases of the turn
table-watching = Watching
table-spectators =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
table-leave = Leave the table
title-turn = Your turn

skip-decision = To the decision
decision-label = Decision
decision-options = What you can do
decision-yours = Your decision: { $sentence }
decision-until = Time left to answer:
decision-waiting = Still to be asked: { $names }
decision-all =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
decision-if = If you choose: { $words }
decision-again = Press again: { $words }
why-turn = It is up to { $name } now.

yield-label = Pass for a while
yield-none = Don't pass by itself
yield-attack = Pass this attack
yield-turn = Pass until my turn

orders-title = Automatic passing
orders-preset = When to ask me
orders-ask = Ask me
orders-ask-help = Every time I might answer.
orders-smart = Smart
orders-smart-help = When I can answer and it concerns me.
orders-fast = Full speed
orders-fast-help = Only when I would be defeated, or for cards that I marked.
orders-note = Every automatic pass is written in the log. Nobody else sees what you ordered.
order-ask = Ask
order-always = Always stop
order-never = Never stop

undo = Take back
undo-can = Takes your last move back.
undo-not = Take back: not now. { $words }

log-title = What happened
log-empty = Nothing has happened yet.

chat-title = Chat
chat-empty = Nobody has said anything.
chat-write = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
say-hello = Hello!
say-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = Let me think.
say-hurry = Your move!
say-again = Once more?
say-bye = Goodbye!

clock-label = Clocks
clock-none = This match has no clock.
clock-days = d
clock-hours = h

move-label = Type a move
move-send = Do it

line-lost = The connection is lost. It will be back by itself.
line-kept = Your move is kept and will be sent again.

curtain-title = { $name }, the table is yours
curtain-text = Give the screen to { $name }. Nobody else should look.
curtain-waiting = The match is about to begin.
curtain-lift = I am { $name }: show my table

end-label = Result
end-first = First
end-rematch = Play again
end-replay = Watch the replay
end-verify = Prove the dice
end-home = To the front page

keys-title = Keys
keys-off = Single keys are switched off in the settings.
key-digits = The option with that number
key-default = The main button
key-cancel = Cancel, close
key-undo = Take the last move back
key-last = What happened last
key-options = What I can do
key-clock = The clocks
key-type = Type a move
key-help = This list

generic-facts = On the table
generic-more = More

## Settings

settings-lead = These are yours alone and never change the rules of a match.
settings-all = All settings
setting-language = Language
setting-theme = Colours
theme-system = As the device
theme-dark = Dark
theme-light = Light
setting-speed = Animations
speed-0 = None
speed-0-5 = Fast
speed-1 = Normal
speed-2 = Slow
setting-odds = Show odds
setting-odds-help = The chances of each ability, now and with the best keep.
setting-previews = Show what would come of a choice
setting-previews-help = Damage and its terms, before you decide.
setting-confirm = Press twice for every move
setting-confirm-help = Against slips of the finger.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-help = Press ? at a table for the list.
setting-notifications = Tell me when it is my turn
setting-notifications-help = The browser shows a note while you look elsewhere.
setting-preset = Automatic passing in new matches

account-title = Account
account-lead = You play as a guest, known by this browser. With a login you keep your matches on every device.
account-in = You are logged in as { $login }.
account-login = Login
account-password = Password
account-enter = Log in
account-make = Make me an account
account-logout = Log out
token-title = A key for a bot of your own
token-lead = With this key a program may sit down in your name. It is shown only once.
token-make = Make a key

## Other pages

missing-title = Nothing lies here
missing-page = There is no such page.
missing-table = There is no such table, or it is not open to you.
missing-record = There is no such record.
missing-game = There is no such game here.
missing-home = To the front page

rules-search = Search by word or rule id
rules-none = No rule says that.
replay-title = Replay
verify-title = Prove the dice
record-download = Download the record

about-title = About Astragal
about-what = Astragal is a digital table for dice-and-card hero games. An astragal is the knucklebone that people threw before there were dice.
about-publishers = The games belong to their publishers. Astragal is an independent implementation of their rules; it contains none of their pictures and none of their text. To support the people who made these games, buy the boxes.
about-fair = Fair dice
about-fair-text = Before a match the server shows the fingerprint of a secret; every player then adds a number of their own, and all dice and shuffles follow from both. After the last move the secret is shown, and anyone can compute every roll again.
about-licences = Licences and thanks
about-code = Astragal itself is free software under the MIT licence.
about-icons = The icons are from game-icons.net, under CC BY 3.0, drawn by:
about-fonts = The typefaces are Forum (Denis Masharov) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the SIL Open Font License.
`,Ra=`### Co aplikacja mówi o powtórkach, analizach i statystykach partii.

replay-not-over = Ta partia jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
replay-controls = Powtórka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Następny ruch
replay-back = Poprzedni ruch
replay-turn = Następna tura
replay-turn-back = Poprzednia tura
replay-bar = Miejsce w partii
replay-speed = Szybkość
replay-at = Ruch { $at } z { $of }
replay-at-open = Ruch { $at }
replay-decides = Decyduje { $name }:
replay-undecided = Nikt nie wygrał.
replay-eyes = Czyimi oczami
replay-eyes-spectator = Jako widz
replay-eyes-referee = Wszystkie karty odkryte
replay-menu = Udostępnij i więcej
replay-link = Odnośnik do tej chwili
replay-scenario = Kopiuj jako scenariusz
replay-quiet = Bez zdradzania wyniku
replay-quiet-help = Ukrywa wynik, długość partii i to, co nastąpi.
replay-hidden = Analiza i statystyki pojawią się, gdy obejrzysz koniec.

from-here = Graj dalej stąd
from-title = Graj od ruchu { $at }
from-lead = Partia toczy się dalej z tymi samymi kośćmi i kartami. Na pozostałych miejscach grają boty.
from-seat = Twoje miejsce
from-level = Jak dobrze grają boty
from-begin = Zacznij

review-title = Analiza
review-lead = Bot jeszcze raz przygląda się każdej decyzji: jak stały miejsca, gdzie nastąpił przełom, co byłoby lepsze i kto miał szczęście.
review-ask-greedy = Szybka analiza
review-ask-smart = Dokładna analiza (trwa kilka minut)
review-begun = Bot zabiera się do pracy…
review-running = Decyzja { $done } z { $of }…
review-curve = Szanse każdego miejsca na wygraną, od pierwszej decyzji do ostatniej
review-turning = Ruch { $at }: odtąd prowadzi { $name }
review-turnings =
    { $count ->
        [one] Znak pokazuje { $count } przełom: tam prowadzenie obejmuje ktoś inny.
        [few] Znaki pokazują { $count } przełomy: tam prowadzenie obejmuje ktoś inny.
        [many] Znaki pokazują { $count } przełomów: tam prowadzenie obejmuje ktoś inny.
       *[other] Znaki pokazują { $count } przełomu: tam prowadzenie obejmuje ktoś inny.
    }
review-turnings-none = Prowadzącego nikt nie wyprzedził.
review-seats = Szczęście i straty
review-seat = Miejsce
review-luck = Szczęście
review-loss = Strata na decyzję
review-slips = Co kosztowało najwięcej
review-move = Ruch
review-chosen = Wybrano
review-instead = Lepiej
review-cost = Koszt
review-go = Pokaż ruch { $at }
review-better = Lepiej: { $move } (+{ $loss })
review-note = Wszystkie liczby to punkty szansy na wygraną, w procentach. Każdą decyzję ocenia się według tego, co miejsce mogło wiedzieć.

statistics-title = Statystyki
statistics-note = Kości każdego miejsca to te, które padły po jego decyzjach.
dice-count =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
dice-face =
    { $count ->
        [one] { $face }: wypadło { $count } raz; oczekiwane od { $low } do { $high }
       *[other] { $face }: wypadło { $count } razy; oczekiwane od { $low } do { $high }
    }
dice-band = Każda ścianka powinna wypaść od { $low } do { $high } razy (około { $mean }); w 1 przypadku na 20 uczciwa kość wykracza poza ten zakres.
dice-even = Wszystkie mieszczą się w zakresie.
dice-odd = Poza zakresem: { $faces }.
`,za=`### Pomoc do zasad i partie z przewodnikiem.

rules-of = { $game }: zasady
rules-part = Część zasad
rules-everything = Wszystko
rules-areas = Zasady
rules-content = Teksty
rules-abilities = Zdolności
rules-cards = Karty
rules-tokens = Żetony
rules-feats = Wyczyny
rules-back = Wstecz
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-found-content =
    { $count ->
        [one] { $count } tekst
        [few] { $count } teksty
        [many] { $count } tekstów
       *[other] { $count } tekstu
    }
rules-english = Same zasady zapisano po angielsku.
rules-ruling = Rozstrzygnięcie:
rules-more = Pokaż więcej

tour-label = Partia z przewodnikiem
tour-place = { $n } z { $of }
tour-next = Dalej
tour-do = Teraz ty: zrób to, co podświetlone.
tour-free = Dalej gram bez przewodnika
tour-leave = Zakończ przewodnik
tour-only = Przewodnik pokazuje tu inny ruch. Zakończ go, aby grać po swojemu.
`,Ba=`### Strona, która dowodzi uczciwości kości.

verify-not-over = Ta partia jeszcze trwa. Sekret zostanie pokazany po jej zakończeniu; wtedy wszystko da się przeliczyć.
verify-holds = Wszystko, co dało się przeliczyć, się zgadza.
verify-fails = Coś się nie zgadza. Nie ufaj temu zapisowi.
verify-proved = Co sprawdzono
verify-how = Wszystko to właśnie obliczyła sama twoja przeglądarka. Nikomu nie uwierzyła na słowo.
verify-sign-yes = Dowiedzione
verify-sign-no = Nie zgadza się
verify-sign-unknown = Nie wiadomo
verify-draws = Każda kość i każde tasowanie
verify-draws-yes = Kości: { $dice }, kroków tasowania: { $cards }. Wszystkie są dokładnie takie, jakie daje klucz partii.
verify-draws-no =
    { $count ->
        [one] { $count } liczba jest inna, niż daje klucz partii.
        [few] { $count } liczby są inne, niż daje klucz partii.
        [many] { $count } liczb jest innych, niż daje klucz partii.
       *[other] { $count } liczby jest innych, niż daje klucz partii.
    }
verify-secret = Serwer dotrzymał słowa
verify-secret-yes = Sekret pokazany po partii to ten, którego odcisk podano przed nią.
verify-secret-no = Pokazany sekret nie jest tym, którego odcisk podano.
verify-secret-unknown = O kościach tej partii nie dano słowa: była przewodnikiem, toczyła się dalej od pewnej chwili albo rozegrano ją gdzie indziej. Kto wybrał klucz, mógł wybrać szczęśliwy.
verify-key = Nikt nie mógł wybrać kości
verify-key-yes =
    { $numbers ->
        [one] Klucz wynika z sekretu serwera i z liczby wymyślonej u gracza, więc żadna strona nie mogła go wybrać.
       *[other] Klucz wynika z sekretu serwera i z { $numbers } liczb wymyślonych u graczy, więc żadna strona nie mogła go wybrać.
    }
verify-key-alone = Klucz wynika z sekretu serwera, ale żaden gracz nie dodał swojej liczby: serwer mógł wybrać szczęśliwy sekret, zanim dał słowo.
verify-key-no = Klucz nie wynika z sekretu i liczb graczy.
verify-key-unknown = Bez danego słowa nie da się powiedzieć, skąd pochodzi klucz.
verify-seen = Słowo dano podczas partii
verify-seen-yes = Ta przeglądarka była przy tym stole i zapisała ten sam odcisk, zanim pokazano sekret.
verify-seen-no = Podczas partii ta przeglądarka zapisała inny odcisk niż ten w zapisie.
verify-seen-unknown = Ta przeglądarka nie zapisała odcisku podczas partii. Kto grał, też może tu zajrzeć.
verify-mine = Jest w nim twoja liczba
verify-mine-yes = Jedną z liczb, z których zrobiono klucz, wymyśliła właśnie ta przeglądarka. Nikt nie mógł znać kości wcześniej.
verify-mine-unknown = Żadnej z liczb nie wymyśliła ta przeglądarka.
verify-wrong = Liczba { $at } (po { $number } decyzjach): podano { $told }, a klucz daje { $computed }.
verify-unproved = Czego ta strona nie dowodzi
verify-unproved-rules = Że każdy ruch był zgodny z zasadami i że gra prosiła o te kości w tych chwilach. Do tego trzeba rozegrać całą partię od nowa według zasad, na własnym komputerze:
verify-dice = Jak padały kości
verify-all-dice = Wszystkie kości
verify-numbers = Wszystkie liczby
verify-key-name = Klucz partii
verify-after = Po decyzji
verify-stream = Co
verify-drawn = Wypadło
verify-stream-dice = Kość o { $sides } ściankach
verify-stream-deck = Tasowanie, od 0 do poniżej { $sides }
`,Va=`### Co mówi aplikacja w przeglądarce.

close = Zamknij
copy = Kopiuj
copied = Skopiowano
waiting = Rozkładamy grę…
rule-link = Zasada { $rule }
menu-on = { $label } (włączone)

problem-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-unknown = Serwer nie mógł tego zrobić (kod { $status }). Spróbuj jeszcze raz.

## Poruszanie się

nav-label = Astragal
nav-home = Astragal, na stronę główną
nav-settings = Ustawienia
nav-about = O programie
nav-rules = Zasady

## Strona główna

landing-title = Bohaterowie, kości i karty przy jednym stole
landing-lead = Zagraj od razu z botem, przy jednym ekranie albo ze znajomymi gdziekolwiek. Stół pilnuje zasad, a każdy rzut można sprawdzić.
landing-games = Gry
landing-mine = Moje partie
landing-turn = Twoja tura
landing-open = Otwarte stoły
landing-open-none = Nie ma teraz otwartych stołów. Otwórz własny: przygotuj stół i ustaw go jako publiczny.
landing-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
landing-watch = Oglądaj
landing-replays = Powtórki
landing-replays-none = Tu obejrzysz jeszcze raz rozegrane partie.
landing-won = Wygrywa: { $name }
status-gathering = Czekamy na graczy
status-playing = Trwa gra
status-over = Zakończona

play-now = Graj
play-tour = Pierwsza partia z przewodnikiem
play-friends = Ze znajomymi
play-screen = Przy jednym ekranie
play-setup = Przygotuj stół
play-ways = Jak zagrać: { $game }
play-seats = Graczy: { $count }

import-title = Wczytaj zapis
import-text = Tekst zapisu
import-file = Plik z zapisem
import-send = Obejrzyj ten zapis

name-label = Twoje imię przy stole
name-keep = Zachowaj imię

## Przygotowanie stołu

new-title = { $game }: nowy stół
new-seats = Miejsca
new-count = Ile miejsc
new-links = Każde wolne miejsce dostanie odnośnik, który wyślesz temu, kto ma tam usiąść.
new-rules = Zasady
new-more =
    { $count ->
        [one] Jeszcze { $count } zasada
        [few] Jeszcze { $count } zasady
        [many] Jeszcze { $count } zasad
       *[other] Jeszcze { $count } zasady
    }
new-clock = Zegar
new-public = Stół publiczny
new-public-help = Każdy może zająć wolne miejsce albo oglądać.
new-start = Zacznij partię
new-gather = Otwórz stół
clock-kind-none = Bez zegara
clock-kind-none-help = Bez pośpiechu.
clock-kind-quick = Szybko
clock-kind-quick-help = Po 5 minut i 10 sekund na każdą decyzję.
clock-kind-calm = Spokojnie
clock-kind-calm-help = Po 15 minut i 20 sekund na każdą decyzję.
clock-kind-days = Korespondencyjnie
clock-kind-days-help = Po 3 dni i dzień na każdą decyzję.
clock-table-none = Bez zegara
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }

seat-number = Miejsce { $number }
seat-bot = Bot
seat-deciding = decyduje
seat-away = brak połączenia
seat-stand-in = gra bot
seat-return = Wróć do gry: { $name }
seat-kind = Kto siedzi na miejscu { $number }
seat-kind-me = Osoba przy tym ekranie
seat-kind-bot = Bot
seat-kind-open = Osoba gdzie indziej, z odnośnika
seat-kind-person = Osoba
seat-level = Jak dobrze gra bot na miejscu { $number }
seat-name = Imię na miejscu { $number }
seat-name-here = Imię
seat-link = Odnośnik do miejsca { $number }
seat-sit = Usiądź tutaj

level-random = Gapa: gra na chybił trafił
level-easy = Nowicjusz
level-greedy = Chciwiec
level-smart = Mędrzec

gathering-title = { $game }: zbieramy się przy stole
gathering-open =
    { $count ->
        [one] { $count } miejsce jest wolne. Wyślij odnośnik temu, kto ma tam usiąść.
        [few] { $count } miejsca są wolne. Wyślij każdy odnośnik temu, kto ma tam usiąść.
        [many] { $count } miejsc jest wolnych. Wyślij każdy odnośnik temu, kto ma tam usiąść.
       *[other] { $count } miejsca jest wolne. Wyślij każdy odnośnik temu, kto ma tam usiąść.
    }
gathering-ready = Wszyscy są na miejscach.
gathering-fill = Najpierw trzeba zająć wszystkie miejsca; wystarczy bot.
gathering-host = Partia zacznie się, gdy zacznie ją gospodarz stołu.
gathering-watch = Odnośnik dla widzów
fair-commit = Słowo dane co do kości

join-title = Czeka na ciebie miejsce
join-name = Jak mają cię nazywać przy stole?
join-sit = Usiądź
join-watch = Tylko oglądaj

## Stół

table-others = Pozostałe miejsca
table-board = Plansza
table-mine = Twoje miejsce
table-hand = Twoja ręka
table-phases = Fazy tury
table-watching = Oglądasz
table-spectators =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
table-leave = Odejdź od stołu
title-turn = Twoja tura

skip-decision = Do decyzji
decision-label = Decyzja
decision-options = Co możesz zrobić
decision-yours = Twoja decyzja: { $sentence }
decision-until = Czas na odpowiedź:
decision-waiting = Potem zapytamy: { $names }
decision-all =
    { $count ->
        [one] Jeszcze { $count } możliwość
        [few] Jeszcze { $count } możliwości
        [many] Jeszcze { $count } możliwości
       *[other] Jeszcze { $count } możliwości
    }
decision-if = Jeśli wybierzesz: { $words }
decision-again = Naciśnij jeszcze raz: { $words }
why-turn = Teraz decyduje { $name }.

yield-label = Pasuj przez jakiś czas
yield-none = Nie pasuj automatycznie
yield-attack = Pas do końca ataku
yield-turn = Pas do mojej tury

orders-title = Pasowanie automatyczne
orders-preset = Kiedy mnie pytać
orders-ask = Pytaj mnie
orders-ask-help = Za każdym razem, gdy mogę odpowiedzieć.
orders-smart = Mądrze
orders-smart-help = Gdy mam czym odpowiedzieć i to mnie dotyczy.
orders-fast = Pełna prędkość
orders-fast-help = Tylko gdy grozi mi porażka albo dla oznaczonych kart.
orders-note = Każdy automatyczny pas trafia do dziennika. Twoich poleceń nikt inny nie widzi.
order-ask = Pytaj
order-always = Zawsze zatrzymuj
order-never = Nigdy

undo = Cofnij ruch
undo-can = Cofa twój ostatni ruch.
undo-not = Teraz nie można cofnąć. { $words }

log-title = Dziennik
log-empty = Jeszcze nic się nie stało.

chat-title = Rozmowa
chat-empty = Nikt się jeszcze nie odezwał.
chat-write = Napisz coś
chat-send = Powiedz
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znowu: { $name }
say-hello = Cześć!
say-luck = Powodzenia!
say-well-played = Dobrze zagrane!
say-thanks = Dzięki!
say-oops = Ojej!
say-thinking = Daj pomyśleć.
say-hurry = Twój ruch!
say-again = Jeszcze raz?
say-bye = Do zobaczenia!

clock-label = Zegary
clock-none = Ta partia jest bez zegara.
clock-days = d
clock-hours = h

move-label = Wpisz ruch
move-send = Wykonaj

line-lost = Połączenie zerwane. Wróci samo.
line-kept = Twój ruch jest zachowany i zostanie wysłany ponownie.

curtain-title = { $name }, stół jest twój
curtain-text = Przekaż ekran: { $name }. Nikt inny nie powinien patrzeć.
curtain-waiting = Partia zaraz się zacznie.
curtain-lift = Jestem { $name }: pokaż mój stół

end-label = Wynik
end-first = Pierwsze miejsce
end-rematch = Zagraj jeszcze raz
end-replay = Obejrzyj powtórkę
end-verify = Sprawdź kości
end-home = Na stronę główną

keys-title = Klawisze
keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
key-digits = Możliwość o tym numerze
key-default = Główny przycisk
key-cancel = Anuluj, zamknij
key-undo = Cofnij ostatni ruch
key-last = Co się ostatnio stało
key-options = Co mogę zrobić
key-clock = Zegary
key-type = Wpisz ruch
key-help = Ta lista

generic-facts = Na stole
generic-more = Więcej

## Ustawienia

settings-lead = Są tylko twoje i nigdy nie zmieniają zasad partii.
settings-all = Wszystkie ustawienia
setting-language = Język
setting-theme = Kolory
theme-system = Jak w urządzeniu
theme-dark = Ciemne
theme-light = Jasne
setting-speed = Animacje
speed-0 = Brak
speed-0-5 = Szybkie
speed-1 = Zwykłe
speed-2 = Wolne
setting-odds = Pokazuj szanse
setting-odds-help = Szanse każdej zdolności teraz i przy najlepszym wyborze kości.
setting-previews = Pokazuj skutki wyboru
setting-previews-help = Obrażenia i ich składniki, zanim zdecydujesz.
setting-confirm = Naciskaj dwa razy przy każdym ruchu
setting-confirm-help = Przeciw pomyłkom palca.
setting-shortcuts = Skróty jednoklawiszowe
setting-shortcuts-help = Naciśnij ? przy stole, by zobaczyć listę.
setting-notifications = Powiadamiaj o mojej turze
setting-notifications-help = Przeglądarka pokaże powiadomienie, gdy patrzysz gdzie indziej.
setting-preset = Pasowanie automatyczne w nowych partiach

account-title = Konto
account-lead = Grasz jako gość, którego zna tylko ta przeglądarka. Z loginem masz swoje partie na każdym urządzeniu.
account-in = Zalogowano jako { $login }.
account-login = Login
account-password = Hasło
account-enter = Zaloguj się
account-make = Załóż konto
account-logout = Wyloguj się
token-title = Klucz dla własnego bota
token-lead = Z tym kluczem program może usiąść do stołu w twoim imieniu. Jest pokazywany tylko raz.
token-make = Utwórz klucz

## Inne strony

missing-title = Tu nic nie leży
missing-page = Nie ma takiej strony.
missing-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
missing-record = Nie ma takiego zapisu.
missing-game = Nie ma tu takiej gry.
missing-home = Na stronę główną

rules-search = Szukaj po słowie albo numerze zasady
rules-none = Nie ma takiej zasady.
replay-title = Powtórka
verify-title = Sprawdzanie kości
record-download = Pobierz zapis

about-title = O Astragalu
about-what = Astragal to cyfrowy stół do gier o bohaterach z kośćmi i kartami. Astragal to kostka skokowa, którą rzucano, zanim powstały kości do gry.
about-publishers = Gry należą do swoich wydawców. Astragal jest niezależną realizacją ich zasad; nie ma w nim ani ich obrazków, ani ich tekstów. Aby wesprzeć autorów, kup pudełko.
about-fair = Uczciwe kości
about-fair-text = Przed partią serwer pokazuje odcisk swojego sekretu; potem każdy gracz dodaje własną liczbę, a wszystkie rzuty i tasowania wynikają z obu. Po ostatnim ruchu sekret zostaje ujawniony i każdy może przeliczyć każdy rzut.
about-licences = Licencje i podziękowania
about-code = Sam Astragal jest wolnym oprogramowaniem na licencji MIT.
about-icons = Ikony pochodzą z game-icons.net, licencja CC BY 3.0, narysowali je:
about-fonts = Kroje pisma: Forum (Denis Masharov) i Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licencja SIL Open Font License.
`,Ha=`### Что приложение говорит о записях, разборах и статистике партии.

replay-not-over = Эта партия ещё идёт. Запись откроется, когда она закончится.
replay-controls = Запись
replay-play = Смотреть
replay-pause = Пауза
replay-step = Следующее решение
replay-back = Предыдущее решение
replay-turn = Следующий ход
replay-turn-back = Предыдущий ход
replay-bar = Место в партии
replay-speed = Скорость
replay-at = Решение { $at } из { $of }
replay-at-open = Решение { $at }
replay-decides = Решает { $name }:
replay-undecided = Никто не победил.
replay-eyes = Чьими глазами
replay-eyes-spectator = Как зритель
replay-eyes-referee = Все карты открыты
replay-menu = Поделиться и другое
replay-link = Ссылка на этот момент
replay-scenario = Скопировать как сценарий
replay-quiet = Без подсказок об исходе
replay-quiet-help = Скрывает результат, длину партии и то, что будет дальше.
replay-hidden = Разбор и статистика откроются, когда вы досмотрите до конца.

from-here = Играть отсюда
from-title = Играть с решения { $at }
from-lead = Партия продолжится с теми же кубиками и картами. За остальных сыграют боты.
from-seat = Ваше место
from-level = Как играют боты
from-begin = Начать

review-title = Разбор
review-lead = Бот ещё раз посмотрит на каждое решение: кто как стоял, где всё переломилось, что было бы лучше и кому везло.
review-ask-greedy = Быстрый разбор
review-ask-smart = Подробный разбор (несколько минут)
review-begun = Бот садится за дело…
review-running = Решение { $done } из { $of }…
review-curve = Шансы каждого места на победу, от первого решения до последнего
review-turning = Решение { $at }: отсюда впереди { $name }
review-turnings =
    { $count ->
        [one] Отмечен { $count } перелом: там вперёд выходит другой.
        [few] Отмечены { $count } перелома: там вперёд выходит другой.
        [many] Отмечено { $count } переломов: там вперёд выходит другой.
       *[other] Отмечено { $count } перелома: там вперёд выходит другой.
    }
review-turnings-none = Того, кто был впереди, никто не обогнал.
review-seats = Везение и потери
review-seat = Место
review-luck = Везение
review-loss = Потери за решение
review-slips = Что обошлось дороже всего
review-move = Решение
review-chosen = Выбрано
review-instead = Лучше
review-cost = Цена
review-go = Показать решение { $at }
review-better = Лучше: { $move } (+{ $loss })
review-note = Все числа — пункты шанса на победу, в процентах. О каждом решении судят по тому, что место могло знать.

statistics-title = Статистика
statistics-note = Кубики каждого места — те, что выпали после его решений.
dice-count =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
dice-face =
    { $count ->
        [one] { $face }: выпало { $count } раз; ожидается от { $low } до { $high }
        [few] { $face }: выпало { $count } раза; ожидается от { $low } до { $high }
        [many] { $face }: выпало { $count } раз; ожидается от { $low } до { $high }
       *[other] { $face }: выпало { $count } раза; ожидается от { $low } до { $high }
    }
dice-band = Каждая грань ожидается от { $low } до { $high } раз (около { $mean }); в 1 случае из 20 честный кубик выходит за эти пределы.
dice-even = Все в пределах.
dice-odd = Вне пределов: { $faces }.
`,Ua=`### Справка по правилам и партии с подсказками.

rules-of = { $game }: правила
rules-part = Часть правил
rules-everything = Всё
rules-areas = Правила
rules-content = Тексты
rules-abilities = Способности
rules-cards = Карты
rules-tokens = Жетоны
rules-feats = Подвиги
rules-back = Назад
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
rules-found-content =
    { $count ->
        [one] { $count } текст
        [few] { $count } текста
        [many] { $count } текстов
       *[other] { $count } текста
    }
rules-english = Сами правила записаны по-английски.
rules-ruling = Решение:
rules-more = Показать ещё

tour-label = Первая партия с подсказками
tour-place = { $n } из { $of }
tour-next = Дальше
tour-do = Теперь вы: сделайте то, что подсвечено.
tour-free = Дальше без подсказок
tour-leave = Закончить обучение
tour-only = Здесь показывают другое решение. Закончите обучение, чтобы играть как хочется.
`,Wa=`### Страница, которая доказывает честность кубиков.

verify-not-over = Эта партия ещё идёт. Секрет откроется, когда она закончится; тогда всё можно будет пересчитать.
verify-holds = Всё, что можно пересчитать, сходится.
verify-fails = Что-то не сходится. Этой записи верить нельзя.
verify-proved = Что проверено
verify-how = Всё это только что вычислил сам ваш браузер. На слово он не поверил никому.
verify-sign-yes = Доказано
verify-sign-no = Не сходится
verify-sign-unknown = Неизвестно
verify-draws = Каждый кубик и каждое перемешивание
verify-draws-yes = Кубиков: { $dice }, шагов перемешивания: { $cards }. Все они в точности такие, какие даёт ключ партии.
verify-draws-no =
    { $count ->
        [one] { $count } число не такое, какое даёт ключ партии.
        [few] { $count } числа не такие, какие даёт ключ партии.
        [many] { $count } чисел не такие, какие даёт ключ партии.
       *[other] { $count } числа не такие, какие даёт ключ партии.
    }
verify-secret = Сервер сдержал слово
verify-secret-yes = Секрет, показанный после партии, — тот самый, чей отпечаток был дан до неё.
verify-secret-no = Показанный секрет — не тот, чей отпечаток был дан.
verify-secret-unknown = О кубиках этой партии слова не давали: она была обучающей, продолжала другую партию с некоторого момента или сыграна не здесь. Тот, кто выбирал ключ, мог выбрать удачный.
verify-key = Никто не мог выбрать кубики
verify-key-yes =
    { $numbers ->
        [one] Ключ следует из секрета сервера и { $numbers } числа, придуманного у игроков, поэтому ни одна сторона не могла его выбрать.
       *[other] Ключ следует из секрета сервера и { $numbers } чисел, придуманных у игроков, поэтому ни одна сторона не могла его выбрать.
    }
verify-key-alone = Ключ следует из секрета сервера, но никто из игроков не добавил своего числа: сервер мог выбрать удачный секрет ещё до того, как дал слово.
verify-key-no = Ключ не следует из секрета и чисел игроков.
verify-key-unknown = Слова о кубиках не давали, и откуда взялся ключ, сказать нельзя.
verify-seen = Слово было дано во время партии
verify-seen-yes = Этот браузер был за тем столом и записал тот же отпечаток, пока секрет ещё не показали.
verify-seen-no = Во время партии этот браузер записал другой отпечаток, не тот, что в записи.
verify-seen-unknown = Этот браузер не записывал отпечаток во время партии. Кто играл, тоже может заглянуть сюда.
verify-mine = В нём есть ваше число
verify-mine-yes = Одно из чисел, из которых сделан ключ, придумал именно этот браузер. Никто не мог знать кубики заранее.
verify-mine-unknown = Ни одно из чисел в нём не придумано этим браузером.
verify-wrong = Число { $at } (решений до него: { $number }): сказано { $told }, а ключ даёт { $computed }.
verify-unproved = Чего эта страница не доказывает
verify-unproved-rules = Что каждое решение было по правилам и что игра просила именно эти кубики именно тогда. Для этого надо сыграть всю партию заново по правилам, на своём компьютере:
verify-dice = Как падали кубики
verify-all-dice = Все кубики
verify-numbers = Все числа
verify-key-name = Ключ партии
verify-after = После решения
verify-stream = Что
verify-drawn = Выпало
verify-stream-dice = Кубик, граней: { $sides }
verify-stream-deck = Перемешивание, от 0 и меньше { $sides }
`,Ga=`### Что говорит приложение в браузере.

close = Закрыть
copy = Скопировать
copied = Скопировано
waiting = Раскладываем игру…
rule-link = Правило { $rule }
menu-on = { $label } (включено)

problem-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
problem-unknown = Сервер не смог этого сделать (код { $status }). Попробуйте ещё раз.

## Переходы

nav-label = Astragal
nav-home = Astragal, на главную
nav-settings = Настройки
nav-about = О программе
nav-rules = Правила

## Главная страница

landing-title = Герои, кубики и карты за одним столом
landing-lead = Сыграйте сразу же против бота, за одним экраном или с друзьями где угодно. За правилами следит стол, а каждый бросок можно проверить.
landing-games = Игры
landing-mine = Мои партии
landing-turn = Ваш ход
landing-open = Открытые столы
landing-open-none = Сейчас открытых столов нет. Откройте свой: настройте стол и сделайте его общедоступным.
landing-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
landing-watch = Смотреть
landing-replays = Записи
landing-replays-none = Здесь можно будет пересмотреть сыгранные вами партии.
landing-won = Победитель: { $name }
status-gathering = Ждём игроков
status-playing = Идёт игра
status-over = Окончена

play-now = Играть
play-tour = Первая партия с подсказками
play-friends = С друзьями
play-screen = За одним экраном
play-setup = Настроить стол
play-ways = Как сыграть: { $game }
play-seats = Игроков: { $count }

import-title = Загрузить запись
import-text = Текст записи
import-file = Файл с записью
import-send = Смотреть эту запись

name-label = Ваше имя за столом
name-keep = Сохранить имя

## Настройка стола

new-title = { $game }: новый стол
new-seats = Места
new-count = Сколько мест
new-links = Для каждого свободного места появится ссылка: отправьте её тому, кто здесь сядет.
new-rules = Правила
new-more =
    { $count ->
        [one] Ещё { $count } правило
        [few] Ещё { $count } правила
        [many] Ещё { $count } правил
       *[other] Ещё { $count } правила
    }
new-clock = Часы
new-public = Общедоступный стол
new-public-help = Любой может сесть на свободное место или смотреть.
new-start = Начать партию
new-gather = Открыть стол
clock-kind-none = Без часов
clock-kind-none-help = Не торопитесь.
clock-kind-quick = Быстро
clock-kind-quick-help = По 5 минут и ещё 10 секунд на каждое решение.
clock-kind-calm = Спокойно
clock-kind-calm-help = По 15 минут и ещё 20 секунд на каждое решение.
clock-kind-days = По переписке
clock-kind-days-help = По 3 дня и ещё день на каждое решение.
clock-table-none = Без часов
clock-table-live = { $minutes } мин + { $seconds } с
clock-table-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

seat-number = Место { $number }
seat-bot = Бот
seat-deciding = решает
seat-away = не на связи
seat-stand-in = играет бот
seat-return = Вернуться в игру: { $name }
seat-kind = Кто сидит на месте { $number }
seat-kind-me = Игрок за этим экраном
seat-kind-bot = Бот
seat-kind-open = Игрок по ссылке
seat-kind-person = Игрок
seat-level = Уровень бота на месте { $number }
seat-name = Имя на месте { $number }
seat-name-here = Имя
seat-link = Ссылка на место { $number }
seat-sit = Сесть сюда

level-random = Растяпа: играет наугад
level-easy = Новичок
level-greedy = Жадина
level-smart = Мудрец

gathering-title = { $game }: собираемся за столом
gathering-open =
    { $count ->
        [one] Свободно { $count } место. Отправьте ссылку тому, кто здесь сядет.
        [few] Свободно { $count } места. Отправьте каждую ссылку тому, кто здесь сядет.
        [many] Свободно { $count } мест. Отправьте каждую ссылку тому, кто здесь сядет.
       *[other] Свободно { $count } места. Отправьте каждую ссылку тому, кто здесь сядет.
    }
gathering-ready = Все в сборе.
gathering-fill = Сначала нужно занять все места; подойдёт и бот.
gathering-host = Партия начнётся, когда её начнёт хозяин стола.
gathering-watch = Ссылка для зрителей
fair-commit = Слово, данное о кубиках

join-title = Для вас есть место
join-name = Как вас называть за столом?
join-sit = Сесть за стол
join-watch = Только смотреть

## Стол

table-others = Другие места
table-board = Поле
table-mine = Ваше место
table-hand = Ваша рука
table-phases = Фазы хода
table-watching = Вы смотрите
table-spectators =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
table-leave = Покинуть стол
title-turn = Ваш ход

skip-decision = К решению
decision-label = Решение
decision-options = Что можно сделать
decision-yours = Ваше решение: { $sentence }
decision-until = Времени на ответ:
decision-waiting = Потом спросим: { $names }
decision-all =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
        [many] Ещё { $count } вариантов
       *[other] Ещё { $count } варианта
    }
decision-if = Если выбрать: { $words }
decision-again = Нажмите ещё раз: { $words }
why-turn = Сейчас решает { $name }.

yield-label = Пасовать какое-то время
yield-none = Не пасовать автоматически
yield-attack = Пас до конца атаки
yield-turn = Пас до моего хода

orders-title = Автоматический пас
orders-preset = Когда спрашивать
orders-ask = Спрашивать
orders-ask-help = Каждый раз, когда я могу ответить.
orders-smart = С умом
orders-smart-help = Когда есть чем ответить и это касается меня.
orders-fast = Полная скорость
orders-fast-help = Только при угрозе поражения и для отмеченных карт.
orders-note = Каждый автоматический пас попадает в журнал. Ваших распоряжений никто не видит.
order-ask = Спрашивать
order-always = Всегда останавливаться
order-never = Никогда

undo = Отменить ход
undo-can = Отменяет ваш последний ход.
undo-not = Отмена сейчас невозможна. { $words }

log-title = Журнал
log-empty = Пока ничего не произошло.

chat-title = Разговор
chat-empty = Пока все молчат.
chat-write = Написать
chat-send = Сказать
chat-mute = Не слушать: { $name }
chat-unmute = Снова слушать: { $name }
say-hello = Привет!
say-luck = Удачи!
say-well-played = Отлично сыграно!
say-thanks = Спасибо!
say-oops = Ой!
say-thinking = Дайте подумать.
say-hurry = Ваш ход!
say-again = Ещё партию?
say-bye = До встречи!

clock-label = Часы
clock-none = Эта партия идёт без часов.
clock-days = д
clock-hours = ч

move-label = Ввести ход
move-send = Сделать

line-lost = Связь потеряна. Она восстановится сама.
line-kept = Ваш ход сохранён и будет отправлен снова.

curtain-title = { $name }, стол ваш
curtain-text = Передайте экран: { $name }. Остальным лучше не смотреть.
curtain-waiting = Партия вот-вот начнётся.
curtain-lift = Я { $name }: показать мой стол

end-label = Итог
end-first = Первое место
end-rematch = Сыграть ещё
end-replay = Смотреть запись
end-verify = Проверить кубики
end-home = На главную

keys-title = Клавиши
keys-off = Одиночные клавиши выключены в настройках.
key-digits = Вариант с этим номером
key-default = Главная кнопка
key-cancel = Отмена, закрыть
key-undo = Отменить последний ход
key-last = Что произошло только что
key-options = Что я могу сделать
key-clock = Часы
key-type = Ввести ход
key-help = Этот список

generic-facts = На столе
generic-more = Ещё

## Настройки

settings-lead = Это только для вас; правил партии настройки не меняют.
settings-all = Все настройки
setting-language = Язык
setting-theme = Цвета
theme-system = Как на устройстве
theme-dark = Тёмные
theme-light = Светлые
setting-speed = Анимация
speed-0 = Нет
speed-0-5 = Быстро
speed-1 = Обычно
speed-2 = Медленно
setting-odds = Показывать вероятности
setting-odds-help = Шансы каждой способности сейчас и при лучшем выборе кубиков.
setting-previews = Показывать последствия выбора
setting-previews-help = Урон и из чего он складывается, ещё до решения.
setting-confirm = Нажимать дважды для каждого хода
setting-confirm-help = Против случайных нажатий.
setting-shortcuts = Управление одной клавишей
setting-shortcuts-help = Нажмите ? за столом, чтобы увидеть список.
setting-notifications = Сообщать о моём ходе
setting-notifications-help = Браузер покажет уведомление, пока вы смотрите на другое.
setting-preset = Автоматический пас в новых партиях

account-title = Учётная запись
account-lead = Вы играете как гость, и знает вас только этот браузер. С логином ваши партии доступны на всех устройствах.
account-in = Вы вошли как { $login }.
account-login = Логин
account-password = Пароль
account-enter = Войти
account-make = Создать учётную запись
account-logout = Выйти
token-title = Ключ для своего бота
token-lead = С этим ключом программа может сесть за стол от вашего имени. Он показывается только один раз.
token-make = Создать ключ

## Другие страницы

missing-title = Здесь ничего нет
missing-page = Такой страницы нет.
missing-table = Такого стола нет, или он для вас закрыт.
missing-record = Такой записи нет.
missing-game = Такой игры здесь нет.
missing-home = На главную

rules-search = Искать по слову или номеру правила
rules-none = Такого правила нет.
replay-title = Запись партии
verify-title = Проверка кубиков
record-download = Скачать запись

about-title = Об Astragal
about-what = Astragal — цифровой стол для игр о героях с кубиками и картами. Астрагал — это бабка, косточка, которую бросали, когда кубиков ещё не было.
about-publishers = Игры принадлежат их издателям. Astragal — независимая реализация правил; в ней нет ни их рисунков, ни их текстов. Хотите поддержать авторов — купите коробку.
about-fair = Честные кубики
about-fair-text = Перед партией сервер показывает отпечаток своего секрета; затем каждый игрок добавляет своё число, и все броски и перемешивания следуют из того и другого. После последнего хода секрет открывается, и любой может пересчитать каждый бросок.
about-licences = Лицензии и благодарности
about-code = Сам Astragal — свободная программа под лицензией MIT.
about-icons = Значки взяты с game-icons.net, лицензия CC BY 3.0, художники:
about-fonts = Шрифты: Forum (Денис Машаров) и Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), лицензия SIL Open Font License.
`,Ka=`df-round = Round { $round } of { $rounds }
df-blessings = Dice of all players
df-rolls = { $count } rolls
df-no-room = no room for
df-show-dice = Show the dice of { $name }
df-dice-of = Dice of { $name }
df-die-of = The { $die } of { $name }
df-face-up = { $face }, lies up
df-whose = Whose dice
df-forging = To be forged: { $face }. Tap the face that it replaces.
df-mean = A blessing brings on average
df-mean-die = Average:
df-feats-of = Feats of { $name }
df-feats = { $count ->
    [one] { $count } feat
   *[other] { $count } feats
}
df-ready = ready
df-token = { $count ->
    [one] token
   *[other] { $count } tokens
}
df-hammer = { $waiting ->
    [0] Hammer: lap { $lap }, space { $space } of 15
   *[other] Hammer: lap { $lap }, space { $space } of 15; { $waiting } more waiting
}
df-sanctuary = Sanctuary
df-pool = For { $price } gold
df-on-sale = { $face }: { $price } gold, { $left } left
df-islands = Islands
df-start = At the start:
df-cost = Cost:
df-left = left
df-total = Glory in all
df-glory-long = { $glory } glory gained and { $printed } on feats
df-reserve = { $name }, { $resource }: { $held } of { $most }
df-ask-action = Tap a face of the sanctuary to buy and forge it, or a feat on the islands to perform it.
df-ask-extra = For 2 sun shards you may act once more.
df-ask-offering = Buy another, different face, or is that all?
df-ask-last = Your extra action is done. A Triton token can still be used before your turn ends.
df-ask-ship = Your ship: buy one face at a lower price.
df-stat-gained = Gained: { $resource }
df-stat-wasted = Lost for want of room
df-stat-forged = Faces forged
df-stat-feats = Feats performed
`,qa=`df-round = Runda { $round } z { $rounds }
df-blessings = Kości wszystkich graczy
df-rolls = rzuty: { $count }
df-no-room = przepadło:
df-show-dice = Pokaż kości: { $name }
df-dice-of = Kości: { $name }
df-die-of = { $die }, { $name }
df-face-up = { $face }, leży na wierzchu
df-whose = Czyje kości
df-forging = Nowa ścianka: { $face }. Dotknij ścianki, którą ma zastąpić.
df-mean = Błogosławieństwo daje średnio
df-mean-die = Średnio:
df-feats-of = Wyczyny: { $name }
df-feats = { $count ->
    [one] { $count } wyczyn
    [few] { $count } wyczyny
    [many] { $count } wyczynów
   *[other] { $count } wyczynu
}
df-ready = gotowe
df-token = { $count ->
    [one] żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
df-hammer = { $waiting ->
    [0] Młot: okrążenie { $lap }, pole { $space } z 15
   *[other] Młot: okrążenie { $lap }, pole { $space } z 15; czeka jeszcze: { $waiting }
}
df-sanctuary = Sanktuarium
df-pool = Za { $price } szt. złota
df-on-sale = { $face }: cena { $price } szt. złota, zostało { $left }
df-islands = Wyspy
df-start = Na portalu startowym:
df-cost = Koszt:
df-left = zostało
df-total = Razem chwały
df-glory-long = Punkty chwały: zdobyte – { $glory }, na wyczynach – { $printed }
df-reserve = { $name }, { $resource }: { $held } z { $most }
df-ask-action = Dotknij ścianki w sanktuarium, aby ją kupić i wprawić w kość, albo wyczynu na wyspach, aby go dokonać.
df-ask-extra = Za 2 odłamki słońca możesz wykonać jeszcze jedną akcję.
df-ask-offering = Kupić jeszcze jedną, inną ściankę, czy to wszystko?
df-ask-last = Dodatkowa akcja wykonana. Przed końcem tury można jeszcze użyć żetonu Trytona.
df-ask-ship = Twój statek: kup jedną ściankę taniej.
df-stat-gained = Zdobyto: { $resource }
df-stat-wasted = Przepadło z braku miejsca
df-stat-forged = Wymienione ścianki
df-stat-feats = Dokonane wyczyny
`,Ja=`df-round = Раунд { $round } из { $rounds }
df-blessings = Кубики всех игроков
df-rolls = бросков: { $count }
df-no-room = сгорело:
df-show-dice = Показать кубики: { $name }
df-dice-of = Кубики: { $name }
df-die-of = { $die }, { $name }
df-face-up = { $face }, лежит сверху
df-whose = Чьи кубики
df-forging = Новая грань: { $face }. Коснитесь грани, которую она заменит.
df-mean = Благословление в среднем приносит
df-mean-die = В среднем:
df-feats-of = Подвиги: { $name }
df-feats = { $count ->
    [one] { $count } подвиг
    [few] { $count } подвига
    [many] { $count } подвигов
   *[other] { $count } подвига
}
df-ready = готово
df-token = { $count ->
    [one] жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
df-hammer = { $waiting ->
    [0] Молот: круг { $lap }, деление { $space } из 15
   *[other] Молот: круг { $lap }, деление { $space } из 15; ждут ещё: { $waiting }
}
df-sanctuary = Святилище
df-pool = За { $price } золота
df-on-sale = { $face }: цена { $price } золота, осталось { $left }
df-islands = Острова
df-start = На стартовом портале:
df-cost = Стоимость:
df-left = осталось
df-total = Всего славы
df-glory-long = Очки славы: получено — { $glory }, на подвигах — { $printed }
df-reserve = { $name }, { $resource }: { $held } из { $most }
df-ask-action = Коснитесь грани в святилище, чтобы купить её и вставить в кубик, или подвига на островах, чтобы совершить его.
df-ask-extra = За 2 осколка солнца можно сделать ещё одно действие.
df-ask-offering = Купить ещё одну, другую грань, или это всё?
df-ask-last = Дополнительное действие сделано. До конца хода ещё можно использовать жетон Тритона.
df-ask-ship = Ваш корабль: купите одну грань дешевле.
df-stat-gained = Получено: { $resource }
df-stat-wasted = Сгорело сверх резерва
df-stat-forged = Заменено граней
df-stat-feats = Совершено подвигов
`,Ya=`### What the board of Dice Throne says by itself.

dt-kept = kept
dt-wanted = keep
dt-die = Die { $place }: { $symbol } { $face }
dt-die-kept = Die { $place }: { $symbol } { $face }, kept
dt-dice = Dice
dt-tap-change = Change or reroll it
dt-which-change = What happens to this die?
dt-tap-dice = Tap the dice to keep, then roll the others.
dt-your-roll = Your roll
dt-first-roll = Three attempts are yours.
dt-attempts-left = { $n ->
    [one] { $n } attempt of { $of } is left. Tap dice to keep them.
   *[other] { $n } attempts of { $of } are left. Tap dice to keep them.
}
dt-no-attempts = No attempts are left: declare an ability, or none.
dt-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
dt-roll-of = { $name }: { $purpose }
dt-goal = For { $ability }, with the best keeps:
dt-keep-these = { $n ->
    [one] Keep this die
   *[other] Keep these { $n } dice
}
dt-run = { $from } to { $to } in a row
dt-chance = chance
dt-ready = ready
dt-more = more:
dt-small = small
dt-large = large
dt-small-straight = Small straight: four numbers in a row
dt-large-straight = Large straight: five numbers in a row
dt-defence-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dt-boards = Hero boards
dt-my-board = My board
dt-board-of = Hero board of { $name }
dt-show-board = Show the hero board of { $name }
dt-hand = Your hand
dt-playable = can be played now
dt-hand-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dt-deck = Deck { $n }
dt-discard = Discard { $n }
dt-discard-of = Discard pile of { $name }
dt-health = { $n } health
dt-shares-health = shares health with { $name }
dt-cp = CP
dt-cp-long = Combat points
dt-token-count = { $n } of at most { $limit }
dt-token-health = { $n } of { $most } health
dt-turn-own = Your turn
dt-turn-of = { $name } takes a turn
dt-on-turn = turn
dt-defeated = defeated
dt-bot = bot
dt-bot-level = bot, { $level }
dt-played = Played this turn
dt-being-played = Being played
dt-incoming = Damage on its way
dt-would-lose = { $name } would lose
dt-no-ability = No ability
dt-to-dice = Go on to the dice
dt-end-turn = End the turn
dt-pass-take = { $n ->
   *[other] Take { $n } damage
}
dt-pass-dice = Accept the dice
dt-pass-declared = Let it be activated
dt-pass-declared-own = Activate it
dt-pass-attack = Go on to the defence
dt-pass-attack-own = Attack
dt-pass-damage-own = Deal the damage
dt-not-now = Not now:
dt-switch = When this could be used
dt-switch-ask = ask as usual
dt-switch-always = always ask
dt-switch-never = never ask
dt-details = Details
dt-close = Close
dt-complexity = Complexity { $n } of 6
dt-keys-dice = keep a die, or let it go

## Statistics

dt-stat-damage = Damage taken
dt-stat-damage-kind = of it { $kind }
dt-stat-prevented = Damage prevented
dt-stat-healed = Health regained
dt-stat-abilities = Abilities used
dt-stat-cards = Cards played
dt-stat-cp = CP gained
`,Xa=`### Co plansza Dice Throne mówi sama.

dt-kept = zachowana
dt-wanted = zachowaj
dt-die = Kość { $place }: { $symbol } { $face }
dt-die-kept = Kość { $place }: { $symbol } { $face }, zachowana
dt-dice = Kości
dt-tap-change = Zmień lub przerzuć
dt-which-change = Co zrobić z tą kością?
dt-tap-dice = Dotknij kości, które zachowujesz, i przerzuć resztę.
dt-your-roll = Twój rzut
dt-first-roll = Masz trzy próby.
dt-attempts-left = { $n ->
    [one] Została { $n } próba z { $of }. Dotknij kości, które zachowujesz.
    [few] Zostały { $n } próby z { $of }. Dotknij kości, które zachowujesz.
    [many] Zostało { $n } prób z { $of }. Dotknij kości, które zachowujesz.
   *[other] Zostało { $n } próby z { $of }. Dotknij kości, które zachowujesz.
}
dt-no-attempts = Nie ma już prób: zgłoś zdolność albo żadnej.
dt-roll-dice = { $n ->
    [one] Rzuć { $n } kością
    [few] Rzuć { $n } kośćmi
    [many] Rzuć { $n } kośćmi
   *[other] Rzuć { $n } kości
}
dt-roll-of = { $name }: { $purpose }
dt-goal = { $ability } przy najlepszym wyborze:
dt-keep-these = { $n ->
    [one] Zachowaj tę kość
    [few] Zachowaj te { $n } kości
    [many] Zachowaj tych { $n } kości
   *[other] Zachowaj te { $n } kości
}
dt-run = kolejno od { $from } do { $to }
dt-chance = szansa
dt-ready = gotowe
dt-more = więcej:
dt-small = mały
dt-large = duży
dt-small-straight = Mały strit: cztery kolejne liczby
dt-large-straight = Duży strit: pięć kolejnych liczb
dt-defence-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
dt-boards = Plansze bohaterów
dt-my-board = Moja plansza
dt-board-of = Plansza bohatera: { $name }
dt-show-board = Pokaż planszę bohatera: { $name }
dt-hand = Twoja ręka
dt-playable = można teraz zagrać
dt-hand-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
dt-deck = Talia { $n }
dt-discard = Odrzucone { $n }
dt-discard-of = Karty odrzucone: { $name }
dt-health = Zdrowie: { $n }
dt-shares-health = wspólne zdrowie: { $name }
dt-cp = PW
dt-cp-long = Punkty walki
dt-token-count = { $n }, najwyżej { $limit }
dt-token-health = Zdrowie: { $n } z { $most }
dt-turn-own = Twoja tura
dt-turn-of = Tura: { $name }
dt-on-turn = tura
dt-defeated = pokonany
dt-bot = bot
dt-bot-level = bot, { $level }
dt-played = Zagrane w tej turze
dt-being-played = Zagrywane
dt-incoming = Nadchodzące obrażenia
dt-would-lose = { $name } traci
dt-no-ability = Bez zdolności
dt-to-dice = Przejdź do rzutu
dt-end-turn = Zakończ turę
dt-pass-take = { $n ->
   *[other] Przyjmij obrażenia: { $n }
}
dt-pass-dice = Przyjmij rzut
dt-pass-declared = Niech się aktywuje
dt-pass-declared-own = Aktywuj
dt-pass-attack = Przejdź do obrony
dt-pass-attack-own = Atakuj
dt-pass-damage-own = Zadaj obrażenia
dt-not-now = Nie teraz:
dt-switch = Gdy można tego użyć
dt-switch-ask = pytaj jak zwykle
dt-switch-always = zawsze pytaj
dt-switch-never = nie pytaj
dt-details = Szczegóły
dt-close = Zamknij
dt-complexity = Złożoność { $n } z 6
dt-keys-dice = zachowaj kość albo ją puść

## Statystyka

dt-stat-damage = Otrzymane obrażenia
dt-stat-damage-kind = z tego: { $kind }
dt-stat-prevented = Powstrzymane obrażenia
dt-stat-healed = Odzyskane zdrowie
dt-stat-abilities = Użyte zdolności
dt-stat-cards = Zagrane karty
dt-stat-cp = Zdobyte PW
`,Za=`### Что говорит само поле «Трона кубов».

dt-kept = оставлен
dt-wanted = оставить
dt-die = Кубик { $place }: { $symbol } { $face }
dt-die-kept = Кубик { $place }: { $symbol } { $face }, оставлен
dt-dice = Кубики
dt-tap-change = Изменить или перебросить
dt-which-change = Что сделать с этим кубиком?
dt-tap-dice = Нажмите на кубики, которые остаются, и перебросьте остальные.
dt-your-roll = Ваш бросок
dt-first-roll = У вас три попытки.
dt-attempts-left = { $n ->
    [one] Осталась { $n } попытка из { $of }. Нажмите на кубики, чтобы их оставить.
    [few] Остались { $n } попытки из { $of }. Нажмите на кубики, чтобы их оставить.
    [many] Осталось { $n } попыток из { $of }. Нажмите на кубики, чтобы их оставить.
   *[other] Осталось { $n } попытки из { $of }. Нажмите на кубики, чтобы их оставить.
}
dt-no-attempts = Попыток не осталось: объявите способность или откажитесь.
dt-roll-dice = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
    [many] Бросить { $n } кубиков
   *[other] Бросить { $n } кубика
}
dt-roll-of = { $name }: { $purpose }
dt-goal = «{ $ability }» при лучшем выборе:
dt-keep-these = { $n ->
    [one] Оставить этот кубик
    [few] Оставить эти { $n } кубика
    [many] Оставить эти { $n } кубиков
   *[other] Оставить эти { $n } кубика
}
dt-run = подряд от { $from } до { $to }
dt-chance = шанс
dt-ready = готово
dt-more = больше:
dt-small = малый
dt-large = большой
dt-small-straight = Малый стрит: четыре числа подряд
dt-large-straight = Большой стрит: пять чисел подряд
dt-defence-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
dt-boards = Планшеты героев
dt-my-board = Мой планшет
dt-board-of = Планшет героя: { $name }
dt-show-board = Показать планшет героя: { $name }
dt-hand = Ваша рука
dt-playable = можно сыграть сейчас
dt-hand-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
dt-deck = Колода { $n }
dt-discard = Сброс { $n }
dt-discard-of = Сброс: { $name }
dt-health = Здоровье: { $n }
dt-shares-health = общее здоровье: { $name }
dt-cp = БС
dt-cp-long = Боевая сила
dt-token-count = { $n }, не больше { $limit }
dt-token-health = Здоровье: { $n } из { $most }
dt-turn-own = Ваш ход
dt-turn-of = Ходит { $name }
dt-on-turn = ходит
dt-defeated = побеждён
dt-bot = бот
dt-bot-level = бот, { $level }
dt-played = Сыграно в этот ход
dt-being-played = Разыгрывается
dt-incoming = Урон в пути
dt-would-lose = { $name } теряет
dt-no-ability = Без способности
dt-to-dice = К броску
dt-end-turn = Закончить ход
dt-pass-take = { $n ->
   *[other] Принять урон: { $n }
}
dt-pass-dice = Принять бросок
dt-pass-declared = Пусть активируется
dt-pass-declared-own = Активировать
dt-pass-attack = Перейти к защите
dt-pass-attack-own = Атаковать
dt-pass-damage-own = Нанести урон
dt-not-now = Сейчас нельзя:
dt-switch = Когда это можно применить
dt-switch-ask = спрашивать как обычно
dt-switch-always = всегда спрашивать
dt-switch-never = не спрашивать
dt-details = Подробности
dt-close = Закрыть
dt-complexity = Сложность { $n } из 6
dt-keys-dice = оставить кубик или отпустить

## Статистика

dt-stat-damage = Получено урона
dt-stat-damage-kind = из него: { $kind }
dt-stat-prevented = Предотвращено урона
dt-stat-healed = Восстановлено здоровья
dt-stat-abilities = Применено способностей
dt-stat-cards = Сыграно карт
dt-stat-cp = Получено БС
`,Qa=`### Pig at the table.

pig-your-turn = Your turn
pig-ask = { $total } at stake: roll again, or bank it?
pig-ask-first = Roll the die. A 1 ends your turn with nothing.
pig-roll = Roll the die
pig-roll-again = Roll again
pig-hold = Hold { $total }
pig-hold-effect = Score { $score }
pig-total = Turn total
pig-of = of { $goal }
pig-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
pig-track =
    { $name }: { $score } of { $goal }{ $stake ->
        [0] .
       *[other] , { $stake } at stake.
    }
pig-die =
    { $face ->
        [0] The die. Nobody has rolled yet.
       *[other] The die shows { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Roll the die.
       *[other] The die shows { $face }. Roll it again.
    }
pig-turn-dice = Dice of this turn: { $dice }
pig-rolled = { $name } rolled a { $die }.
pig-lost =
    { $lost ->
        [0] A 1 at once: { $name } gets nothing.
       *[other] A 1! { $name } loses { $lost }.
    }
pig-held = { $name } banks { $total }.
pig-key-roll = Roll the die
pig-key-hold = Hold
pig-stat-turns = Turns
pig-stat-rolls = Rolls
pig-stat-best = Best turn
pig-stat-ones = Turns ended by a 1
pig-stat-lost = Points lost to a 1
`,$a=`### Świnia przy stole.

pig-your-turn = Twoja tura
pig-ask = Stawka: { $total }. Rzucasz dalej czy zatrzymujesz?
pig-ask-first = Rzuć kością. Jedynka kończy turę bez niczego.
pig-roll = Rzuć kością
pig-roll-again = Rzuć jeszcze raz
pig-hold = Zatrzymaj { $total }
pig-hold-effect = Wynik: { $score }
pig-total = W tej turze
pig-of = z { $goal }
pig-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
pig-track =
    { $name }: { $score } z { $goal }{ $stake ->
        [0] .
       *[other] , stawka { $stake }.
    }
pig-die =
    { $face ->
        [0] Kość. Nikt jeszcze nie rzucał.
       *[other] Kość pokazuje { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Rzuć kością.
       *[other] Kość pokazuje { $face }. Rzuć jeszcze raz.
    }
pig-turn-dice = Kości tej tury: { $dice }
pig-rolled = { $name }: wypadło { $die }.
pig-lost =
    { $lost ->
        [0] Od razu jedynka: { $name } nie dostaje nic.
       *[other] Jedynka! { $name } traci { $lost }.
    }
pig-held = { $name } zatrzymuje { $total }.
pig-key-roll = Rzuć kością
pig-key-hold = Zatrzymaj
pig-stat-turns = Tury
pig-stat-rolls = Rzuty
pig-stat-best = Najlepsza tura
pig-stat-ones = Tury zakończone jedynką
pig-stat-lost = Punkty stracone przez jedynkę
`,eo=`### «Свинья» за столом.

pig-your-turn = Ваш ход
pig-ask = На кону { $total }: бросить ещё или взять?
pig-ask-first = Бросьте кубик. Единица закончит ход ни с чем.
pig-roll = Бросить кубик
pig-roll-again = Бросить ещё
pig-hold = Взять { $total }
pig-hold-effect = Счёт станет { $score }
pig-total = За ход
pig-of = из { $goal }
pig-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
pig-track =
    { $name }: { $score } из { $goal }{ $stake ->
        [0] .
       *[other] , на кону { $stake }.
    }
pig-die =
    { $face ->
        [0] Кубик. Ещё никто не бросал.
       *[other] На кубике { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Бросить кубик.
       *[other] На кубике { $face }. Бросить ещё.
    }
pig-turn-dice = Кубики этого хода: { $dice }
pig-rolled = { $name }: выпало { $die }.
pig-lost =
    { $lost ->
        [0] Сразу единица: { $name } ничего не получает.
       *[other] Единица! { $name } теряет { $lost }.
    }
pig-held = { $name } берёт { $total }.
pig-key-roll = Бросить кубик
pig-key-hold = Взять набранное
pig-stat-turns = Ходов
pig-stat-rolls = Бросков
pig-stat-best = Лучший ход
pig-stat-ones = Ходов до единицы
pig-stat-lost = Очков потеряно из-за единиц
`,to=class{constructor(e){this.value=e}valueOf(){return this.value}},no=class extends to{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ro=class extends to{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},io=class e extends to{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof to)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof to&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ao=100,oo=`⁨`,so=`⁩`;function co(e,t,n){return n===t||n instanceof ro&&t instanceof ro&&n.value===t.value||t instanceof ro&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function lo(e,t,n){return t[n]?yo(e,t[n].value):(e.reportError(RangeError(`No default`)),new no)}function uo(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=fo(e,i.value):n.push(fo(e,i));return{positional:n,named:r}}function fo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ro(t.value,{minimumFractionDigits:t.precision});case`var`:return po(e,t);case`mesg`:return mo(e,t);case`term`:return ho(e,t);case`func`:return go(e,t);case`select`:return _o(e,t);default:return new no}}function po(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new no(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new no(`$${t}`);if(n instanceof to)return n;switch(typeof n){case`string`:return n;case`number`:return new ro(n);case`object`:if(io.supportsValue(n))return new io(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new no(`$${t}`)}}function mo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new no(t);if(n){let i=r.attributes[n];return i?yo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new no(`${t}.${n}`))}return r.value?yo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new no(t))}function ho(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new no(i);if(n){let t=a.attributes[n];if(t){e.params=uo(e,r).named;let n=yo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new no(`${i}.${n}`)}e.params=uo(e,r).named;let o=yo(e,a.value);return e.params=null,o}function go(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new no(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new no(`${t}()`);try{let t=uo(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new no(`${t}()`)}}function _o(e,{selector:t,variants:n,star:r}){let i=fo(e,t);if(i instanceof no)return lo(e,n,r);for(let t of n)if(co(e,i,fo(e,t.key)))return yo(e,t.value);return lo(e,n,r)}function vo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new no;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ao)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ao}`);r&&n.push(oo),n.push(fo(e,i).toString(e)),r&&n.push(so)}return e.dirty.delete(t),n.join(``)}function yo(e,t){return typeof t==`string`?e.bundle._transform(t):vo(e,t)}var bo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function xo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var So=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Co(e,t){let n=e[0];if(n instanceof no)return new no(`NUMBER(${n.valueOf()})`);if(n instanceof ro)return new ro(n.valueOf(),{...n.opts,...xo(t,So)});if(n instanceof io)return new ro(n.toNumber(),{...xo(t,So)});throw TypeError(`Invalid argument to NUMBER`)}var wo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function To(e,t){let n=e[0];if(n instanceof no)return new no(`DATETIME(${n.valueOf()})`);if(n instanceof io||n instanceof ro)return new io(n,xo(t,wo));throw TypeError(`Invalid argument to DATETIME`)}var Eo=new Map;function Do(e){let t=Array.isArray(e)?e.join(` `):e,n=Eo.get(t);return n===void 0&&(n=new Map,Eo.set(t,n)),n}var Oo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Co,DATETIME:To,...t},this._useIsolating=n,this._transform=r,this._intls=Do(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new bo(this,n,t);try{return vo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new no().toString(r);throw e}}},ko=/^(-?[a-zA-Z][\w-]*) *= */gm,Ao=/\.([a-zA-Z][\w-]*) *= */y,jo=/\*?\[/y,Mo=/(-?[0-9]+(?:\.([0-9]+))?)/y,No=/([a-zA-Z][\w-]*)/y,Po=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Fo=/^[A-Z][A-Z0-9_-]*$/,Io=/([^{}\n\r]+)/y,Lo=/([^\\"\n\r]*)/y,Ro=/\\([\\"])/y,zo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Bo=/^\n+/,Vo=/ +$/,Ho=/ *\r?\n/g,Uo=/( *)$/,Wo=/{\s*/y,Go=/\s*}/y,Ko=/\[\s*/y,qo=/\s*] */y,Jo=/\s*\(\s*/y,Yo=/\s*->\s*/y,Xo=/\s*:\s*/y,Zo=/\s*,?\s*/y,Qo=/\s+/y,$o=class{constructor(e){this.body=[],ko.lastIndex=0;let t=0;for(;;){let n=ko.exec(e);if(n===null)break;t=ko.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ao);){let t=o(Ao),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Io)&&(r=o(Io)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Bo),u([i],i.length)):r?S(r,Vo):null}function u(r=[],i){for(;;){if(n(Io)){r.push(o(Io));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Vo));let c=[];for(let e of r)e instanceof es&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Wo,SyntaxError);let e=f();if(i(Go))return e;if(i(Yo)){let t=h();return i(Go,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Po)){let[,e,t,n=null]=a(Po);if(e===`$`)return{type:`var`,name:t};if(i(Jo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Fo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Zo)}}function m(){let e=f();return e.type===`mesg`&&i(Xo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(jo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ko,SyntaxError);let e;return e=n(Mo)?v():{type:`str`,value:o(No)},i(qo,SyntaxError),e}function _(){if(n(Mo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Mo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Lo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ro))return o(Ro);if(n(zo)){let[,e,t]=a(zo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Qo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ho,`
`),n=Uo.exec(e)[1].length;return new es(t,n)}}},es=class{constructor(e,t){this.value=e,this.length=t}},ts={...Object.assign({"../../../src/astragal/server/text/en/app-replay.ftl":Pa,"../../../src/astragal/server/text/en/app-rules.ftl":Fa,"../../../src/astragal/server/text/en/app-verify.ftl":Ia,"../../../src/astragal/server/text/en/app.ftl":La,"../../../src/astragal/server/text/pl/app-replay.ftl":Ra,"../../../src/astragal/server/text/pl/app-rules.ftl":za,"../../../src/astragal/server/text/pl/app-verify.ftl":Ba,"../../../src/astragal/server/text/pl/app.ftl":Va,"../../../src/astragal/server/text/ru/app-replay.ftl":Ha,"../../../src/astragal/server/text/ru/app-rules.ftl":Ua,"../../../src/astragal/server/text/ru/app-verify.ftl":Wa,"../../../src/astragal/server/text/ru/app.ftl":Ga}),...Object.assign({"../games/dice-forge/text/en.ftl":Ka,"../games/dice-forge/text/pl.ftl":qa,"../games/dice-forge/text/ru.ftl":Ja,"../games/dice-throne/text/en.ftl":Ya,"../games/dice-throne/text/pl.ftl":Xa,"../games/dice-throne/text/ru.ftl":Za,"../games/pig/text/en.ftl":Qa,"../games/pig/text/pl.ftl":$a,"../games/pig/text/ru.ftl":eo})};function ns(e){return/(?:^|\/)(en|ru|pl)(?:\/|\.ftl$)/.exec(e)?.[1]??`en`}function rs(e){let t=new Oo(e,{useIsolating:!1});for(let[n,r]of Object.entries(ts))ns(n)===e&&t.addResource(new $o(r),{allowOverrides:!0});return t}var is={en:rs(`en`),ru:rs(`ru`),pl:rs(`pl`)};function as(e,t,n={}){for(let r of[e,`en`]){let i=is[r].getMessage(t)?.value;if(i)return is[r].formatPattern(i,n,[])+(r===e?``:` (en)`)}return t}function Z(e,t={}){return as(X.language,e,t)}function os(e,t=e){let n=`level-${e}`;return is.en.hasMessage(n)?Z(n):t}function ss(e){ja({language:e}),document.documentElement.lang=e}function cs(e,t=0){return new Intl.NumberFormat(X.language,{maximumFractionDigits:t}).format(e)}function ls(e){let t=(new Date(e).getTime()-Date.now())/1e3,n=new Intl.RelativeTimeFormat(X.language,{numeric:`auto`});for(let[e,r]of[[`day`,86400],[`hour`,3600],[`minute`,60]])if(Math.abs(t)>=r)return n.format(Math.round(t/r),e);return n.format(0,`minute`)}var us=class extends Error{status;problem;constructor(e,t){super(t.words),this.status=e,this.problem=t}};function ds(e){return`/api/${e}${e.includes(`?`)?`&`:`?`}lang=${X.language}`}async function fs(e,t={}){let n;try{n=await fetch(ds(e),{credentials:`same-origin`,...t})}catch{throw new us(0,{code:`unreachable`,words:Z(`problem-unreachable`)})}let r=await n.json().catch(()=>null);if(n.ok)return r;let i=r?.problem;throw new us(n.status,i??{code:`unknown`,words:Z(`problem-unknown`,{status:n.status})})}function ps(e){return fs(e)}function ms(e,t={}){return fs(e,{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)})}function hs(e){return e instanceof Error?e.message:String(e)}var gs=new Map;function _s(e){let t=ds(e),n=gs.get(t);if(n)return n;let r=ps(e);return gs.set(t,r),r.catch(()=>gs.delete(t)),r}var vs=Promise.resolve();function ys(e){let t=vs.then(e);return vs=t.catch(()=>void 0),t}var Q={me:()=>ys(()=>ps(`me`)),rename:e=>ys(()=>ms(`me`,{name:e})),speak:e=>ys(()=>ms(`me`,{language:e})),games:()=>_s(`games`),sheet:e=>_s(`games/${e}/sheet`),bots:()=>_s(`bots`),tables:()=>ps(`tables`),mine:()=>ps(`mine`),records:()=>ps(`records`),table:e=>ps(`tables/${e}`),open:e=>ms(`tables`,e),seat:(e,t)=>ms(`tables/${e}/seat`,t),sit:(e,t)=>ms(`tables/${e}/sit`,t),leave:e=>ms(`tables/${e}/leave`),start:e=>ms(`tables/${e}/start`),rematch:e=>ms(`tables/${e}/rematch`)},bs=an({path:location.pathname,search:location.search});function xs(){bs.path=location.pathname,bs.search=location.search}function Ss(){let e=document.querySelector(`main`);e?.setAttribute(`tabindex`,`-1`),e?.focus({preventScroll:!0})}function Cs(e,t=!1){e!==location.pathname+location.search&&history[t?`replaceState`:`pushState`](null,``,e),xs(),window.scrollTo(0,0),requestAnimationFrame(Ss)}function ws(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.hash||(e.preventDefault(),Cs(t.pathname+t.search))}function Ts(){window.addEventListener(`popstate`,xs),document.addEventListener(`click`,ws)}function Es(e,t){let n=t.split(`/`),r=e.replace(/\/+$/,``).split(`/`);if(e===`/`&&r.push(``),n.length!==Math.max(r.length,2))return null;let i={};for(let[e,t]of n.entries()){let n=r[e]??``,a=t.startsWith(`:`)?Ds(n):t===n?``:null;if(a===null)return null;t.startsWith(`:`)&&(i[t.slice(1)]=a)}return i}function Ds(e){try{return decodeURIComponent(e)}catch{return null}}var Os=an({events:``,decision:``}),ks=400,As=[],js;function Ms(e){e.length&&(As.push(...e),clearTimeout(js),js=setTimeout(()=>{Os.events=As.join(` `),As=[]},ks))}function Ns(e){Os.decision=e}var Ps=W(`<div class="unseen" aria-live="polite" data-testid="events"> </div> <div class="unseen" aria-live="assertive" data-testid="decision"> </div>`,1);function Fs(e,t){D(t,!0);var n=Ps(),r=P(n),i=F(r,!0),a=F(I(r,2),!0);R(()=>{K(i,Os.events),K(a,Os.decision)}),G(e,n),O()}var Is=350,Ls=450,$=an({hint:null,anchor:null,held:!1,game:``}),Rs;function zs(){clearTimeout(Rs),$.hint=null,$.anchor?.removeAttribute(`aria-describedby`),$.anchor=null,$.held=!1}async function Bs(e,t,n){zs(),$.anchor=e;let r=await t();r&&$.anchor===e&&e.isConnected&&(e.setAttribute(`aria-describedby`,`hint`),$.hint=r,$.held=n)}function Vs(e,t,n,r){clearTimeout(Rs),Rs=setTimeout(()=>void Bs(e,t,r),n)}function Hs(e){return t=>{let n=!1,r=Object.entries({pointerenter:n=>n.pointerType===`mouse`&&Vs(t,e,Is,!1),pointerleave:()=>!$.held&&Vs(document.body,()=>null,120,!1),pointerdown:r=>{n=r.pointerType!==`mouse`,n&&Vs(t,e,Ls,!0)},pointerup:()=>!$.held&&clearTimeout(Rs),pointercancel:()=>clearTimeout(Rs),click:e=>{$.held&&$.anchor===t&&(e.preventDefault(),e.stopImmediatePropagation())},contextmenu:e=>n&&e.preventDefault(),focus:()=>t.matches(`:focus-visible`)&&Vs(t,e,Is,!1),blur:()=>zs()}).map(([e,n])=>Lr(t,e,n,{capture:e===`click`}));return()=>{r.forEach(e=>e()),$.anchor===t&&zs()}}}var Us=W(`<div><dt> </dt> <dd class="svelte-1rx4gv9"> </dd></div>`),Ws=W(`<dl class="sum figures"></dl>`);function Gs(e,t){var n=Ws();J(n,21,()=>t.lines,fi,(e,t)=>{var n=Us();let r;var i=N(n),a=F(i,!0),o=F(I(i,2),!0);E(n),R(()=>{r=zi(n,1,`svelte-1rx4gv9`,null,r,{total:V(t).total,hurt:V(t).tone===`hurt`,heal:V(t).tone===`heal`}),K(a,V(t).label),K(o,V(t).value)}),G(e,n)}),E(n),G(e,n)}var Ks=W(`<strong class="svelte-evacha"> </strong>`),qs=W(`<p class="svelte-evacha"> </p>`),Js=W(`<a class="svelte-evacha"> </a>`),Ys=W(`<div class="hint svelte-evacha" id="hint" role="tooltip"><!> <!> <!> <!></div>`);function Xs(e,t){D(t,!0);let n=j(void 0),r=j(0),i=j(0);L(()=>{if(!$.hint||!$.anchor||!V(n))return;let e=$.anchor.getBoundingClientRect(),{width:t,height:o}=V(n).getBoundingClientRect();return M(r,Math.max(8,Math.min(e.left+e.width/2-t/2,window.innerWidth-t-8)),!0),M(i,e.bottom+8+o<=window.innerHeight-8?e.bottom+8:Math.max(8,e.top-o-8),!0),a($.anchor,e)});function a(e,t){let n=setInterval(()=>{let n=e.getBoundingClientRect();(!e.isConnected||Math.abs(n.top-t.top)+Math.abs(n.left-t.left)>12)&&zs()},150);return()=>clearInterval(n)}function o(e){$.held&&!V(n)?.contains(e.target)&&zs()}var s=Yr();Rr(`scroll`,cn,function(...e){zs?.apply(this,e)}),Rr(`keydown`,cn,e=>e.key===`Escape`&&zs()),Rr(`pointerdown`,cn,o,!0);var c=P(s),l=e=>{var t=Ys();let a;var o=N(t),s=e=>{var t=Ks(),n=F(t,!0);R(()=>K(n,$.hint.title)),G(e,t)};q(o,e=>{$.hint.title&&e(s)});var c=I(o,2),l=e=>{var t=qs(),n=F(t,!0);R(()=>K(n,$.hint.text)),G(e,t)};q(c,e=>{$.hint.text&&e(l)});var u=I(c,2),d=e=>{Gs(e,{get lines(){return $.hint.lines}})};q(u,e=>{$.hint.lines?.length&&e(d)});var f=I(u,2),p=e=>{var t=Js(),n=F(t,!0);R(e=>{Y(t,`href`,`/rules/${$.game}?q=${$.hint.rule}`),K(n,e)},[()=>Z(`rule-link`,{rule:$.hint.rule})]),G(e,t)};q(f,e=>{$.hint.rule&&$.game&&e(p)}),E(t),ga(t,e=>M(n,e),()=>V(n)),R(()=>a=Vi(t,``,a,{"--left":`${V(r)??``}px`,"--top":`${V(i)??``}px`})),G(e,t)};q(c,e=>{$.hint&&e(l)}),G(e,s),O()}var Zs={"anticlockwise-rotation":`<path fill="currentColor" d="M248.91 50a206 206 0 0 1 35.857 3.13c85.207 15.025 152.077 81.895 167.102 167.102c15.023 85.208-24.944 170.917-99.874 214.178c-32.782 18.927-69.254 27.996-105.463 27.553c-46.555-.57-92.675-16.865-129.957-48.15l30.855-36.768a157.85 157.85 0 0 0 180.566 15.797a157.85 157.85 0 0 0 76.603-164.274A157.85 157.85 0 0 0 276.429 100.4a157.84 157.84 0 0 0-139.17 43.862L185 192H57V64l46.34 46.342C141.758 71.962 194.17 50.03 248.91 50"/>`,"anvil-impact":`<path fill="currentColor" d="M413.375 69.906L336.937 191.47l-8.25-32.69l-30.218 88.97l62.655-29.375l.22 29.438l127.03-50.938l-70.813-1.97l47.782-68.686l-73.47 39.25l21.5-95.564zM210.22 102.094l-32 14.406l16.874 55.656l-177.813 80.03l12.564 27.876L207.656 200l30.406 49.47l49.313-22.19l-21.344-70.343l-55.81-54.843zM197.593 266.78v20.345h-88.906c15.994 38.807 51.225 65.43 88.906 74.28v32.97h58.562c-12.118 30.528-33.505 55.684-58.47 77.594H172.22v18.686h284.34V471.97h-27.406c-28.734-21.895-50.055-47.018-61.625-77.595h63.658v-29.188c19.748-6.995 39.5-19.51 59.25-36.687c-19.812-17.523-39.23-27.25-59.25-31.938v-29.78H197.594z"/>`,"bear-head":`<path fill="currentColor" d="M220.41 35.389c-.584-.175-9.216 1.425-18.76 7.976c-8.948 6.143-18.914 15.31-27.283 25.137l.34.268c-6.134 7.797-13.129 16.816-17.613 25.767c-4.485 8.951-6.294 17.19-3.989 24.71l-17.209 5.274c-4.144-13.518-.522-26.817 5.104-38.046c2.208-4.408 4.753-8.587 7.398-12.52C105.378 74.11 62.33 71.25 18 66.748v409.828a265 265 0 0 1 24.8-19.922l1.901-1.345l2.313-.254c24.034-2.65 55.821-6.651 84.908-15.803c29.086-9.152 54.934-23.401 68.633-45.191l2.558-4.073l4.809-.134c91.21-2.547 140.126-19.862 193.652-50.153c.126-.095.252-.199.377-.295c-6.874-.376-14.493-.65-22.334-.617c-20.444.086-42.1 3.08-51.367 8.973l-9.658-15.188c16.106-10.242 39.29-11.694 60.949-11.785c15.73-.066 30.683 1.026 40.254 1.797c6.938-7.739 13.533-16.503 19.18-25.514c5.066-8.086 9.33-16.386 12.537-24.177c-3.821-.55-7.395-1.642-10.633-3.258c-8.283-4.134-14.026-11.447-16.754-19.596c-3.827-11.432-2.087-24.798 5.268-35.777l-64.641-23.35l.277-6.598c.396-9.422-6.387-27.053-14.601-34.712c-21.568-20.112-46.91-21.58-78.06-33.93l-3.554-1.408l-1.453-3.536c-10.662-25.924-17.06-44.024-23.47-55.5c-6.412-11.475-11.574-16.287-23.48-19.841zm-5.808 20.82l9.84 15.072c-29.07 18.978-29.771 34.937-31.23 51.65l-17.93-1.562c1.5-17.208 5.882-43.33 39.32-65.16M119.6 135.473l8.119 16.064c-42.266 21.357-60.741 47.237-65.88 70.451c14.366-11.279 29.7-17.184 50.218-16.46l15.238.538l-7.834 13.08c-17.268 28.834-22.552 42.534-26.24 59.696c4.017-1.528 8.007-2.635 12.119-2.979c9.78-.818 19.142 2.28 29.105 7.746l9.5 5.211l-6.869 8.383c-9.978 12.178-13.966 20.02-15.224 27.56c-.477 2.856-.454 5.974-.198 9.333c2.711-2.798 5.58-5.305 8.942-7.198c9.125-5.137 19.745-5.825 33.097-4.632l-1.601 17.927c-11.9-1.063-18.132-.162-22.666 2.391s-8.91 7.798-14.88 18.39l-11.05 19.614l-5.516-21.826c-3.535-13.99-5.842-25.216-3.882-36.961c1.486-8.91 5.434-17.37 12.002-26.742c-3.422-1.103-6.376-1.5-9.258-1.258c-5.244.439-11.572 3.057-20.965 9.203l-17.365 11.361l3.572-20.441c4.283-24.513 7.539-40.242 23.588-69.49c-14.037 2.56-23.415 10.322-37.408 25.492l-13.442 14.57l-2.12-19.709c-3.829-35.558 16.816-78.954 76.898-109.314m143.707 26.976c17.788 7.852 39.24 14.301 56.859 16.617l3.707 17.616c-3.852.81-7.24.644-10.861.07c-1.363 9.026-9.537 15.736-18.74 15.736c-10.089 0-18.946-8.06-18.946-18.396c0-2.45.511-4.766 1.404-6.883c-8.85-3.702-23.717-6.978-28.798-14.723c5.796-2.514 14.755-10.553 15.375-10.037M443.633 225.4c-3.758 6.287-4.294 13.381-2.438 18.928c1.396 4.17 3.941 7.317 7.721 9.203c2.142 1.07 4.803 1.797 8.147 1.823c.303-1.51.546-2.968.707-4.348c-.926-6.793-6.555-16.61-14.137-25.606"/>`,beard:`<path fill="currentColor" d="M319 35.375c-27.305-.247-52.415 19.47-62.063 46.094c-9.726-26.856-35.196-46.656-62.78-46.064c-15.11.325-30.85 6.764-45 21.532c-11.47 11.968-17.863 27.782-24.407 43.75c-15 22.49-35.066 39.27-64.156 45.874c7 6.374 14.63 9.69 22.656 11.063c-14.192 7.828-33.583 12.154-61.28 10.78c20.528 26.327 52.643 35.282 86.28 34.532c60.716-2.34 91.448-33.326 109.438-64.875l16.218 9.25c-20.387 35.754-59.15 71.513-127.28 74.094v.72c0 6.067 1.32 13.4 3.686 21.686l-.25-.468l29.5 114.875l4.625-38.626c17.095 31.46 37.67 64.792 56.532 93.97l1.624-46.127c5.83 38.514 20.68 73.426 39.062 106.97c9.337 13.507 15.25 21.78 15.25 21.78s6.953-9.693 17.875-25.562c.07-.1.152-.213.22-.313c20.76-32.818 38.056-67.256 46.438-105.906l-1.063 37.438c9.342-14.666 18.923-30.088 28.156-45.656v28.468l40.533-104.125c9.877-21.585 16.512-40.562 17.656-54.342c-65.713-7.917-111.206-41.86-132.314-78.875l16.22-9.25c19.702 34.552 66.54 68.93 138.312 71.062c15.085-.3 29.905-3.623 45.593-11.313c-14.823.118-27.478-1.08-38.53-3.437c23.34-5.136 43.576-16.795 56.125-37.97c-102.54 21.26-90.343-61.02-127.188-99.468c-14.37-14.994-30.37-21.424-45.687-21.562z"/>`,binoculars:`<path fill="currentColor" d="M186.436 86.738c-9.044 0-19.112 5.87-26.735 21.114l-6.807 13.62c2.48-.203 4.968-.31 7.455-.31c18.02 0 36.005 5.363 51.87 15.977v-30.984c-7.5-13.917-17.102-19.418-25.782-19.418zm139.128 0c-8.68 0-18.28 5.5-25.78 19.418v30.994c18.064-12.06 38.895-17.28 59.345-15.638l-6.83-13.66c-7.624-15.245-17.692-21.114-26.736-21.114zm-165.216 51.926c-19.05 0-38.08 7.693-53.74 23l-37.38 65.418c14.492-6.743 30.633-10.518 47.64-10.518c39.96 0 75.16 20.792 95.35 52.124V159.846c-15.293-14.115-33.58-21.182-51.87-21.182m192.433.033c-18.662-.306-37.39 6.74-52.997 21.145v108.845c20.19-31.33 55.39-52.123 95.348-52.123c17.01 0 33.15 3.775 47.643 10.518l-37.38-65.418c-15.35-15.003-33.95-22.66-52.612-22.967zM256 151.957c-5.113 0-11.882 2.775-25.783 9.627v133.014c7.246-5.314 16.164-8.467 25.783-8.467s18.537 3.154 25.783 8.468V161.584c-13.9-6.852-20.67-9.627-25.783-9.627m-139.13 82.607c-52.767 0-95.35 42.582-95.35 95.348s42.583 95.35 95.35 95.35c52.765 0 95.347-42.584 95.347-95.35s-42.582-95.348-95.348-95.348zm278.26 0c-52.765 0-95.347 42.582-95.347 95.348s42.582 95.35 95.348 95.35c52.767 0 95.35-42.584 95.35-95.35s-42.583-95.348-95.35-95.348zm-279.827 19.004a80 80 0 0 1 3.674.03c7.344.225 14.694 1.462 21.77 3.816c36.842 11.343 59.745 51.664 50.622 89.11c-7.652 37.743-45.455 64.51-83.595 59.17c-38.748-3.865-69.376-39.578-67.16-78.483c.167-11.41 3.133-22.336 8.2-32.124A26.09 26.09 0 0 0 73.39 312.52a26.087 26.087 0 0 0 26.09-26.084a26.09 26.09 0 0 0-17.447-24.584c9.058-4.694 19.097-7.594 29.606-8.147a84 84 0 0 1 3.663-.137zm278.26 0a80 80 0 0 1 3.673.03c7.344.225 14.696 1.462 21.774 3.816c36.84 11.343 59.742 51.664 50.62 89.11c-7.652 37.742-45.453 64.51-83.59 59.173c-38.75-3.865-69.38-39.582-67.163-78.488c.167-11.41 3.133-22.334 8.2-32.122a26.09 26.09 0 0 0 24.575 17.433a26.087 26.087 0 0 0 26.086-26.084a26.09 26.09 0 0 0-17.443-24.584c9.057-4.694 19.095-7.594 29.603-8.147q1.829-.108 3.664-.137zM256 304.13c-14.346 0-25.783 11.436-25.783 25.782s11.437 25.783 25.783 25.783s25.783-11.437 25.783-25.783s-11.437-25.78-25.783-25.78z"/>`,boar:`<path fill="currentColor" d="m244.3 66.3l11.5 25.2l-36.4-13.9l3.4 21.5l-190.66 122l-10.27 125.1l18.23-1.9C77.07 386.1 47.94 462 47.94 462h32.17l30.79-63.1s-41.49-73.4-7.8-124.9c-3.69 81 43.7 117.1 43.7 117.1l35.3-9.4l-2 17.1l59-16.9s-66.8-57.8-36.5-128.1l15.3-9c-16.2 119 72 114.5 91.6 217.2h26.1l-51.5-223.9l17.7 10s13.1 37.7 23.3 66.9c7 20 26.2 33.2 47.4 32.6l29.3-.9c11.8-8.9 16.4-18 17-26.4c.3-5-.6-9.6-2-13.4c-7.5 10.7-21.3 23.5-44.5 24.3l-.5-16.7c28.4-.9 36.7-27.4 36.7-27.4c.9-2.9 3.3-5 6.3-5.7c2.9-.6 6 .5 8 2.8c0 0 14 16.4 12.6 37.2c-.5 7.7-3 16.1-9.2 24.5l18.9-.6l45-48c-69.5-46.6-55-96.4-43.9-146.8l-63.7-26.6c2.1 20.1 1.9 36.9 1.9 36.9l-16.7-.2s.6-39.5-7.7-68.1c-2.3-7.9-5-15.2-9.1-19.7c-44.2 33.7-31.6 97.8-31.6 97.8l-16.3 3.1s-7.7-41.4 9.7-78.9zm231.7 0l-55.7 46.9l33.6 18.6zM346.4 209.4s9.7.2 19.5 4.8c9.7 4.5 19.6 13.3 19.8 30.3c-53.7 4.1-39.3-35.1-39.3-35.1m10.9 171.1l17.8 81h28.2l-7.6-77.1z"/>`,"boar-tusks":`<path fill="currentColor" d="M179 121.563c-12.274 0-22.25 9.944-22.25 22.218c0 12.275 9.976 22.25 22.25 22.25s22.22-9.975 22.22-22.25c0-12.273-9.946-22.218-22.22-22.218m163.125 0c-12.274 0-22.22 9.944-22.22 22.218c0 12.275 9.946 22.25 22.22 22.25s22.22-9.975 22.22-22.25c0-12.273-9.946-22.218-22.22-22.218m-85.156 62.312c-23.045 0-33.798 12.104-47.44 29.188c-13.64 17.083-28.726 38.97-57.31 48.593c-13.173 4.435-18.553 11.14-20.876 19.97c-2.324 8.827-.713 20.65 4.53 32.937c10.488 24.57 35.417 49.49 57.157 55.906c42.063 12.412 84.4 12.683 127.94 0c28.555-8.322 49.03-32.707 56.5-56.72c3.733-12.007 4.11-23.718 1.374-32.78c-2.738-9.064-7.992-15.624-17.625-19.533c-27.88-11.31-43.253-32.79-57.19-49.437c-13.934-16.646-24.976-28.125-47.06-28.125zM66.905 214.28C7.44 271.357 3.186 341.1 64.28 390.845c52.883 43.054 111.193 30 143.314 2.562a253 253 0 0 1-19.844-5c-21.202-6.257-40.77-22.238-54.875-41.656c-51.514 4.825-93.266-52.765-65.97-132.47zm378.813 0c26.9 78.553-13.272 135.643-63.75 132.657c-12.593 18.7-31.603 34.424-55.783 41.47a261 261 0 0 1-20.968 5.187c32.17 27.31 90.363 40.206 143.124-2.75c61.096-49.746 56.84-119.488-2.625-176.563zM230.06 228.063c.314.013.62.048.907.125c18.405 4.934 26.124 123.375-32.782 123.375c-57.986 0 12.113-124.317 31.875-123.5m52.75 0c19.762-.817 89.83 123.5 31.844 123.5c-58.906 0-51.156-118.44-32.75-123.375c.288-.077.593-.112.906-.125"/>`,broadsword:`<path fill="currentColor" d="m491.844 22.533l-83.42 14.865L196.572 249.25c3.262 4.815 5.37 10.72 5.37 16.932c0 5.863-1.71 11.35-4.643 15.996a53 53 0 0 0-16.027-2.477c-15.724 0-29.904 6.89-39.69 17.796l-9.112-9.113l17.237-17.237a546 546 0 0 1-13.19-17.6l-19.443 19.44l-13.215-13.215l21.828-21.827a548 548 0 0 1-12.792-20.068L72.093 258.68l58.314 58.314a53 53 0 0 0-2.49 16.063a52.9 52.9 0 0 0 4.592 21.564l-72.14 72.14l-14.56-14.56L21.013 437l14.558 14.56l-8.607 8.608l27.246 27.246l8.606-8.61l14.56 14.56l24.798-24.8l-14.557-14.556l72.158-72.16a52.9 52.9 0 0 0 21.498 4.562a53 53 0 0 0 16.063-2.49l58.363 58.363L296.5 401.48a549 549 0 0 1-20.068-12.793l-21.83 21.83L241.39 397.3l19.442-19.44a550 550 0 0 1-17.603-13.194l-17.238 17.238l-9.16-9.16c10.905-9.785 17.795-23.965 17.795-39.69c0-5.346-.806-10.51-2.285-15.39c4.703-3.04 10.288-4.817 16.265-4.816c6.21 0 11.776 1.77 16.52 4.955L476.98 105.95zm-66.227 53.012l13.215 13.215l-191.684 191.68l-13.214-13.213zM181.273 298.39c19.257 0 34.665 15.41 34.665 34.665c0 19.256-15.408 34.666-34.665 34.666s-34.666-15.41-34.666-34.665s15.41-34.666 34.666-34.666"/>`,"burning-meteor":`<path fill="currentColor" d="M107.5 18c40.728 58.21-63.708 25.914-88.03 2.47c1.058 40.082 100.03 99.633 147.374 72.124C195.904 75.71 136.984 22.936 107.5 18m97.75 57.28l.875 1.47c120.364 99-4.023 175.247-64.97 48.78c15.823 82.506-78.425 44.2-89.655-30.655C-13.17 230.463 172.715 231.293 178.438 324c3.23 52.3-77.82 19.908-113.875-48.844C308.49 797.09 814.024 262.64 205.25 75.28m134.97 136.376c44.577 0 85.52 18.708 109.56 52.5c43.656 75.614-63.777 27.4-70.717-8.844c-21.45 58.675 101.883 114.72 16 170.375c25.962-34.188 2.345-113.552-87.875-109.125c116.512 72.473 42.326 206.9-19.688 93.157c1.306 35.083 11.99 54.83 27.156 64.436c-60.89-11.955-107.03-65.528-107.03-129.906c0-39.06 16.94-74.22 43.874-98.5c1.674 61.897 83.61 37.656 115.97 62.344c-11.544-60.34-56.022-59.933-82.72-84.28c16.883-7.803 35.67-12.158 55.47-12.158zM234.72 309a44 44 0 0 0-4.064.25c26.032 6.737 74.684 83.827 33.875 61.75c3.41 14.6 43.038 41.75 57.5 21.156c18.816-26.79-44.374-83.634-87.31-83.156z"/>`,"card-discard":`<path fill="currentColor" d="m150.79 479.797l-85.27-185.08c-3.13-6.79-.15-14.862 6.634-17.993l129.163-59.51c6.783-3.12 14.862-.15 17.987 6.646l85.283 185.067c3.13 6.802.15 14.863-6.646 18L168.79 486.43c-6.795 3.144-14.868.15-18-6.633m26.17-69.31l15.318-44.522l44.522 15.32l7.66-22.253l-44.523-15.318l15.325-44.522l-22.252-7.66l-15.325 44.516l-44.515-15.324l-7.66 22.258l44.516 15.324l-15.324 44.522zm106.07-211.05c47.9-85.625-53.11-105.304-102.586-62.593l-38.9 51.353C105.95 210 97.853 175.98 109.226 158.424l54.106-73.515l97.158-52.146c7.108-5.2 17.838-8.133 32.767-8.445l194.467 1.463l.866 112.044l-107.304-7.725c1.818 43.394-42.734 53.08-66.683 106.905l-13.813 46.38c-30.217-10.16-41.29-34.367-17.76-83.95zm-129.828-3.077l39.046-51.33c12.434-10.477 29.51-17.675 46.92-17.375c-15.264 16.008-20.158 25.557-23.475 39.046c-8 19.775-17.74 29.69-30.366 23.296c-10.712 10.322-21.412 14.87-32.125 6.364z"/>`,"card-draw":`<path fill="currentColor" d="m209.955 488.202l-121.242-46.62c-11.308-4.34-11.643-12.087-.79-17.288L204.8 469.236c15.024 5.777 37.23 4.92 51.774-1.96l161.522-76.6c10.014 4.436 9.864 11.818-.67 16.798L250.43 486.668c-10.983 5.195-29.128 5.902-40.477 1.534zm0-32.37L88.713 409.21c-9.623-3.69-11.303-9.85-4.903-14.81l120.99 46.517c15.024 5.776 37.23 4.92 51.774-1.96l165.393-78.433c5.855 4.417 4.38 10.36-4.542 14.58l-166.993 79.193c-10.983 5.196-29.128 5.903-40.477 1.534zm0-28.314L88.713 380.892c-9.624-3.69-11.302-9.85-4.902-14.813l120.99 46.523c15.024 5.77 37.23 4.914 51.774-1.96l165.393-78.438c5.855 4.416 4.38 10.36-4.542 14.58l-166.993 79.2c-10.983 5.194-29.128 5.895-40.477 1.533zm0-28.32L88.713 352.572c-9.624-3.69-11.302-9.85-4.902-14.812l120.99 46.524c15.024 5.776 37.23 4.92 51.774-1.96l165.393-78.44c5.855 4.424 4.38 10.368-4.542 14.586l-166.993 79.194c-10.983 5.196-29.128 5.897-40.477 1.534zm0-28.32L88.713 324.26c-11.35-4.355-11.643-12.15-.66-17.353l87.236-41.376l34.826 18.323c15.365 8.09 37.937 7.06 52.5-2.39l65.74-42.672l88.404 34.007c11.344 4.357 11.65 12.16.665 17.354l-166.993 79.195c-10.983 5.195-29.128 5.902-40.477 1.534zm6.85-99.73L93.44 206.22c-10.767-5.67-11.217-15.647-1.018-22.268l105.11-68.228h25.845l.015 64.962h58.664v-64.962H332.2l-27.487-41.39l118.91 62.584c10.763 5.67 11.212 15.646 1.013 22.268L254.803 269.418c-10.2 6.62-27.23 7.4-37.997 1.73zm21.637-105.523V100.67h-34.845l49.13-79.74l49.12 79.74H267v64.955z"/>`,"checked-shield":`<path fill="currentColor" d="M48.906 19.656v10.782c0 103.173 10.53 206.07 41.313 289.53c30.78 83.463 82.763 148.094 164.53 170.563l2.188.626l2.25-.5c89.686-19.12 142.322-84.028 171.187-168.344S465.78 133.657 465.78 30.438v-10.78l-10.655 1.53C323.26 39.954 191.452 40 59.595 21.188l-10.69-1.53zM67.75 41.03c63.242 8.536 126.495 12.792 189.75 12.782v184.532h174.78c-4.905 27.572-11.31 53.747-19.592 77.937c-27.348 79.884-73.757 137.33-155.157 155.564c-.008-.003-.02.003-.03 0v-233.5H86.53c-12.87-60.99-18.277-128.81-18.78-197.313z"/>`,cog:`<path fill="currentColor" d="M234.875 18.78c-26.087 2.367-51.557 8.56-74.875 18.782c15.37 32.763 14.222 66.706-6.72 82.407c-20.835 15.617-54.055 7.965-81.124-15.69c-16.246 19.452-29.336 41.36-38.875 65.626c33.83 12.333 56.635 37.665 52.94 63.5c-3.698 25.835-32.697 43.74-68.626 46.094c2.338 25.796 8.91 50.778 18.937 73.875c17.81-8.182 35.793-11.09 51.095-8.938c13.032 1.87 23.927 7.015 31.156 16.657c15.817 21.097 7.603 54.713-16.78 81.97c19.516 16.35 42.216 29.444 66.594 39.03c12.33-33.828 37.655-56.634 63.5-52.938c25.844 3.697 43.74 32.696 46.094 68.625c26.087-2.365 51.557-8.555 74.875-18.78c-15.766-32.997-14.26-67.588 6.843-83.406c9.64-7.23 22.568-9.022 35.594-7.125c15.112 2.16 31.19 10.25 45.563 22.78c16.088-19.345 29.4-41.51 38.875-65.594c-33.83-12.332-56.635-37.653-52.938-63.5c3.697-25.846 32.665-43.772 68.594-46.125c-2.36-25.944-8.774-50.663-18.906-73.874c-32.612 15.117-66.66 13.145-82.282-7.687c-15.696-20.944-7.252-53.86 16.688-81c-19.52-16.352-42.248-29.447-66.625-39.032c-12.332 33.828-37.657 56.66-63.5 52.968c-25.846-3.693-43.744-32.696-46.095-68.625zm21.656 95.126c79.626 0 144.376 64.752 144.376 144.375c0 79.626-64.75 144.376-144.375 144.376c-79.624 0-144.374-64.75-144.374-144.375c0-79.624 64.75-144.374 144.375-144.374zm0 18.688c-69.524 0-125.686 56.162-125.686 125.687s56.162 125.69 125.687 125.69s125.69-56.164 125.69-125.69c0-69.522-56.164-125.686-125.69-125.686zm.033 15.125c61.094 0 110.625 49.53 110.625 110.624c0 61.095-49.53 110.625-110.625 110.625s-110.625-49.53-110.625-110.626c0-61.095 49.53-110.625 110.625-110.625z"/>`,"colombian-statue":`<path fill="currentColor" d="M256 25c-62.125 0-111.195 19.114-145.31 57.02C77.922 118.427 58.765 173.19 57.286 247h53.91c.117-9.742.472-20.34 1.42-31.37c-.22-.238-.444-.467-.66-.714c-7.73-8.838-10.903-21.857-8.908-39.705c.84-10.634 6.332-19.899 14.892-23.652c3.153-1.383 6.422-2.13 9.801-2.399a154 154 0 0 1 4.21-9.185a127 127 0 0 1 3.048-5.707V103h25.105C181.958 83.704 213.081 71 256 71s74.042 12.704 95.895 32H377v31.268a127 127 0 0 1 3.049 5.707a154 154 0 0 1 4.209 9.185c3.379.27 6.648 1.016 9.8 2.399c8.56 3.753 14.054 13.018 14.893 23.652c1.995 17.848-1.178 30.867-8.908 39.705c-.216.247-.44.476-.66.715c.948 11.029 1.303 21.627 1.42 31.369h53.91c-1.479-73.81-20.636-128.573-53.402-164.98C367.195 44.114 318.125 25 256 25m-103 96v14h206v-14zm0 32v62h14v-24.896c-.358-1.28-.005-2.142 0-2.633V153zm32 0v7.38c3.425-3 7.44-5.664 12.074-7.38zm32.871 0c1.893.826 3.627 1.888 5.113 3.174c3.838 3.321 5.9 7.543 7.13 11.437c1.34 4.25 1.884 8.396 2.2 11.944l.223-.33l5.027-7.463l14.928 10.056l-5.03 7.463l-11.232 16.672C241.815 209.145 248.817 211 256 211s14.185-1.855 19.77-5.047l-11.233-16.672l-5.03-7.463l14.929-10.056l5.027 7.463l.223.33c.316-3.548.86-7.693 2.2-11.944c1.23-3.894 3.292-8.116 7.13-11.437c1.486-1.286 3.22-2.348 5.113-3.174H217.87zm97.055 0c4.634 1.716 8.649 4.38 12.074 7.38V153zM345 153v34.47c.005.492.358 1.353 0 2.634V215h14v-62zm-213.695 14.203c-2.818-.048-4.907.299-6.137.838c-2.46 1.078-3.699 2.077-4.195 8.639l-.012.17l-.02.17c-1.738 15.228.614 21.534 4.563 26.048c2.108 2.41 5.409 4.558 9.496 6.727v-42.287c-1.307-.15-2.601-.286-3.695-.305m249.39 0c-1.094.019-2.388.156-3.695.305v42.287c4.087-2.17 7.388-4.316 9.496-6.727c3.949-4.514 6.3-10.82 4.563-26.048l-.02-.17l-.012-.17c-.496-6.562-1.736-7.56-4.195-8.639c-1.23-.54-3.319-.886-6.137-.838m-172.658 1.795c-5.602.023-11.098 4.21-15.598 9.629l21.48.223c-.247-2.165-.49-4.3-.97-5.823c-.596-1.89-1.28-2.844-1.742-3.244s-.86-.794-3.17-.785m95.926 0c-2.31-.01-2.708.385-3.17.785s-1.146 1.354-1.742 3.244c-.48 1.522-.723 3.658-.97 5.823l21.48-.223c-4.5-5.42-9.996-9.606-15.598-9.629M185 196.548V233h-30l42.4 31.8c34.664 25.998 86.703 22.873 117.2 0L357 233h-30v-36.451l-35.617.369l8.222 12.203l-5.242 5.242C284.243 224.484 270 229 256 229s-28.242-4.516-38.363-14.637l-5.242-5.242l8.222-12.205l-35.617-.367zm7 40.454h128v17.996H192zm-57.977 2.766l-12.949 64.752l5.873 70.482h120.055v-35.275l-8.78-8.778l-28.097 14.049h-43.123v-60.725l11.297-11.298zm243.954 0L333.7 272.975l11.297 11.298v60.725h-43.123l-28.098-14.049l-8.779 8.778v35.275h120.055l5.873-70.482l-12.95-64.752zm-59.05 43.884c-35.576 22.626-86.937 25.006-125.874.022l-8.055 8.053v35.275h20.877l35.902-17.951L256 323.275l14.223-14.224l35.902 17.951h20.877v-35.275zm-190.48 109.346l7.834 94.004h78.72v-52.275l-27.817-41.729zm80.367 0l20.002 30.004h54.368l20.002-30.004zm116.002 0l-27.818 41.729v52.275h78.72l7.835-94.004zm-91.818 48v46.004h46.004v-46.004z"/>`,crab:`<path fill="currentColor" d="M269.03 60.03C168.74 59.907 68.5 103.35 19.564 202.563c58.543-9.985 113.65 6.082 165.75 34c70.184-39.588 144.73-44.868 214.5-18.875c10.514-41.038 42.6-63.99 89.468-74.5c-54.013-53.032-137.15-83.052-220.25-83.156zm72.126 163.407c-11.402 0-20.594 9.247-20.594 21.094c0 11.85 9.193 21.096 20.594 21.096c11.4 0 20.594-9.246 20.594-21.094c0-11.846-9.192-21.093-20.594-21.093zm-82.812 4.188c-11.402 0-20.594 9.246-20.594 21.094c0 11.845 9.193 21.092 20.594 21.092c11.4 0 20.594-9.247 20.594-21.094c0-11.85-9.192-21.095-20.594-21.095zm201.47 4.188c-4.164.11-8.78 1.334-13.94 3.812c-11.792 5.665-25.755 18.744-38.624 40.813L404 282l-6.344-1.063c-27.112-4.514-46.836-.19-64.062 11.813c-13.355 9.305-25.297 23.88-36.594 43.375c21.91-4.96 44.527-8.67 68.5-8.313l1.625.032c7.183-5.527 14.684-12.313 22.75-20.813c-5.452 13.003-10.846 26.15-17.938 37.91c-.017.032-.044.06-.062.092c-10.86 19.943-33.42 36.072-55.594 49.72c30.027 21.8 61.94 26.562 90 18.906c31.256-8.527 57.875-32.584 70.565-67.656c10.892-30.1 14.177-55.068 12.562-73.625c-1.614-18.557-8.06-30.293-15.47-35.875c-3.703-2.79-7.76-4.426-12.373-4.656a22 22 0 0 0-1.75-.03zM52.31 268.406c-16.702.463-26.298 6.886-31.28 17.25c-5.316 11.055-5.09 28.77 4.812 50.906c9.902 22.137 29.235 48.22 59.843 74.938c35.545 31.025 79.76 41.25 119.563 31.28c36.588-9.163 69.667-35.298 89.125-79.905c-20.686-.45-39.67-1.264-56.656-6.28c-.13-.03-.25-.065-.376-.095c-30.142-7.197-48.195-22.108-71.22-44.906c17.366 9.184 32.465 14.25 46 16.594l.127-.063c25.762-15.026 38.305-20.79 59.5-27.156c-48.484-31.7-90.278-26.67-129.22-3.284l-2.218 1.344h-5.344l-2.314-1.467c-31.643-20.31-58.067-28.794-76.906-29.157a76 76 0 0 0-3.438 0z"/>`,cyclops:`<path fill="currentColor" d="M257.943 19.56c-48.746 0-93.137 25.71-125.85 68.436C101.82 127.54 81.96 181.56 79.167 241.744c4.252-7.944 11.468-13.637 21.397-13.637c-14.08 20.83-16.54 41.658 0 62.487c-9.812 0-16.714-4.63-20.91-11.365c4.14 56.884 23.546 107.807 52.44 145.547c32.713 42.728 77.104 68.44 125.85 68.44c48.747 0 93.137-25.712 125.85-68.44c28.806-37.625 48.187-88.35 52.406-145.027c-4.225 6.453-11.028 10.844-20.587 10.844c16.54-20.83 14.08-41.658 0-62.487c9.685 0 16.79 5.416 21.078 13.055c-2.892-59.95-22.72-113.75-52.897-153.166C351.08 45.27 306.69 19.56 257.943 19.56m.057 80.944c69.594 0 128.227 46.16 149.412 109.76C317.6 99.23 196.635 100.256 107.318 213.05C127.71 148.043 187.42 100.503 258 100.503zm3.053 49.658c53.01 0 104.59 36.343 142.87 105.04c.65 1.066.575.917.768 1.198l1.624 1.473v6.533l-2.177 3.983l-.016.026c-38.297 68.92-89.963 105.374-143.06 105.373c-53.096-.002-104.763-36.455-143.064-105.37l.295.494c-.437-.685-.244-.513-.444-.955l-4.475-3.972l4.605-8.418l.013-.03c38.3-68.92 89.968-105.377 143.065-105.378zm0 18.69c-43.918 0-89.205 29.812-125.182 93.123c16.145 28.407 34.167 50.05 53.095 65.302c-9.445-13.807-14.977-30.503-14.977-48.494c0-47.502 38.51-86.01 86.012-86.01a85.9 85.9 0 0 1 28.555 4.86c-19.658 2.195-34.944 18.86-34.944 39.103c0 .963.05 1.914.117 2.86c-25.64 4.19-45.354 26.554-45.354 53.336c0 29.742 24.312 54.054 54.055 54.054s54.054-24.312 54.054-54.054a53.6 53.6 0 0 0-4.578-21.688c12.173-6.693 20.424-19.635 20.424-34.508a40 40 0 0 0-.326-4.978a85.6 85.6 0 0 1 14.008 47.025c0 19.657-6.607 37.763-17.703 52.248c20.696-15.367 40.42-38.227 57.935-69.05c-35.977-63.316-81.27-93.13-125.19-93.128zm1.375 88.718c19.642 0 35.365 15.72 35.365 35.362a35.225 35.225 0 0 1-35.365 35.365a35.225 35.225 0 0 1-35.365-35.365c0-19.642 15.722-35.362 35.365-35.362m-155.742 52.426c89.507 113.245 211.43 113.973 301.36 2.23C387.327 376.658 328.18 423.097 258 423.097c-71.007 0-131.28-47.486-151.314-113.102z"/>`,deer:`<path fill="currentColor" d="m139.3 20.25l-16.1 4.5c9.4 33.5 22.3 51.1 37 60.3c14.9 9.4 32.1 10.2 50.9 8.5c25-2.3 53.2-9.6 82 1.1c7.8 3.5 16 7.95 24.7 13.85c4.6-1.4 8.6-3.2 12.6-4.5c0 0 3.2-10.25-2-23.35c-4.5-11.5-15.7-26-44-36.2l-5.6 15.6c17.4 6.4 26.8 14.3 31.6 21.8c.7 1.1 1.2 2.1 1.7 3.1c-3.8-2-7.7-3.8-11.5-5.2c-28.1-13-50.6-13.8-68.6-15.8c-9.6-1-17.7-2.2-24.4-7c-6.7-4.9-11.7-13.4-16-28.2l-16 4.7c5.7 19.6 13.3 30.4 22.2 36.9c4 2.9 8.3 5 12.9 6.5c-15.8.85-30.7.67-41.7-5.9c-12.2-7.7-21.9-22.9-29.7-50.7m89.5 3.6c-.9 11.2 1.1 20.3 4.4 27.7c7.7.96 14.4 1.1 21.4 2.3c-5.4-6-10.2-15.2-9.2-28.8zm120.3 13.5l-10.9 12.5c8.2 7.2 10.5 15.8 10.5 23.1c-4.4-3.92-8.4-6.53-13.1-8.9c7.2 8.42 8.2 23.36 8.7 31.4l15.5 1.7s17.6-35.2-10.7-59.8m-80.7 69.35c-17.5 2-26.8-2.6-32.4 13.8c0 0 18.8 27.9 68.9 27.2c-2.8 11.4-1.5 19.8-1.5 29.9c0 33.6-27 62.9-86.5 62.9c-30.2 0-66.9 5.4-94.9 20.5c-19.9 10.7-35.47 26.2-42.36 47.7l7.81 10.9l14.95.2v61.7l-18.24 28.3l5.24 82h17.3l1.5-66c8.6-5 28.3-18 45.1-38c22.8-26.9 40.3-66 19.7-114.4l15.4-6.5c16.9 39.7 11 74.1-3.8 101.8c28.3-.9 52.6-2.7 73.2-6.1l-4.7-56.3l16.6-1.4l15.8 186.9h17.2l2.9-121.7c13.7-5.8 44.9-27.1 59.5-101.1c1.8-9 2.8-16.6 3.3-23.1c2.3-16.5 3.6-35.1 4-56.3l-24.5-7.7h75.3l7.3-16.5c-7.1.3-15.6-3.4-15.6-3.4l1.7-8h15.8l-85.5-44.3c-9.5 3.6-19.5 8.3-26.5 14c-5.6-4-25-16.5-52-17m95.5 226.6c-9.7 18.1-20.1 31.6-29.1 41.2l47.1 20.8l-20.9 47.5l15 7l33.4-64.8l-44.3-37.4c-.4-2.3-.9-6.8-1.2-14.3m-153.8 50.8c-11.3.7-23.3 1.2-36.1 1.4c-8.7 11.5-18.7 22.6-29.1 31.2l8.7 75h17.1v-65c7.3-6 24.9-21.3 39.4-42.6"/>`,"dice-six-faces-four":`<path fill="currentColor" d="M74.5 36A38.5 38.5 0 0 0 36 74.5v363A38.5 38.5 0 0 0 74.5 476h363a38.5 38.5 0 0 0 38.5-38.5v-363A38.5 38.5 0 0 0 437.5 36zm48.97 36.03A50 50 0 0 1 172 122a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97m268 0A50 50 0 0 1 440 122a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97m-268 268A50 50 0 0 1 172 390a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97m268 0A50 50 0 0 1 440 390a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97"/>`,"dragon-head":`<path fill="currentColor" d="M200.947 18.686c-6.98.087-14.64.774-22.85 1.9c27.57 20.468 51.098 45.25 67.594 70.527c1.66 0 3.312.012 4.958.047c18.066.39 35.487 2.906 53.217 7.2c-15.695-28.457-29.935-50.19-47.45-63.22c-13.817-10.278-30.063-16.168-52.52-16.454q-1.45-.02-2.948 0zm-91.66 22.96q-1.094-.002-2.195.022c-14.045.31-29.36 3.92-46.86 11.13c56.18 18.807 106.985 50.468 133.907 83.585c18.377-5.13 29.44-14.72 36.454-28.817C195.84 78.18 168.118 56.19 140.65 46.96c-10.168-3.418-20.433-5.306-31.363-5.315zm-.203 52.786c-39.42 6.758-74.73 31.854-87.822 74.19v322.345h212.73C100.352 442.58 61.19 206.49 187.115 230.104c5.838-14.164 9.92-28.027 11.018-41.465l18.627 1.522c-1.684 20.592-8.828 40.49-18.033 59.943c-.732 2.035-1.472 4.12-2.186 6.063c32.842 85.24 113.77 160.69 169.495 168.197c.915.033 1.905-.002 2.953-.09c17.016 1.035 35.86-4.222 52.21-22.304l7.984-8.83l-10.473-5.658c-6.507-3.515-14.29-7.094-18.167-10.925c-1.938-1.916-2.793-3.47-3.074-5.194c-.282-1.725-.13-4.227 2.23-8.578l10.673-19.656l-21.484 6.222c-6.304 1.825-17.305-3.032-23.224-10.71c-2.96-3.84-4.408-7.907-4.387-10.843c.02-2.938.72-5.125 4.747-8.05l19.453-14.125l-23.884-2.72c-9.974-1.137-16.37-6.658-19.17-12.294c-2.802-5.634-2.312-10.084 1.375-13.31l12.204-10.677l-15.358-5.205c-6.717-2.276-10.296-7.555-10.357-10.633c-.028-1.373.238-2.666 1.843-4.476c10.93-2.39 21.258-.45 28.088 6.374c6.154 6.146 8.35 15.128 6.977 24.832c8.55-2.254 16.985-1.616 24.112 2.494c9.34 5.387 14.647 15.692 15.67 27.965c15.212-10.132 32.152-12.725 45.262-5.164c15.467 8.92 21.36 29.513 16.805 51.75c23.992-33.355 34.588-75.717 5.617-120.43c-46.726-4.442-81.693-30.676-93.293-67.64c-5.026-16.016-21.284-28.67-42-37.904l-.08.217c-29.74-10.823-55.575-17.35-82.604-18.733l.08.155c-2.294-.093-4.56-.16-6.762-.172c-9.537 22.874-28.662 39.9-57.436 46.054l-5.906 1.262l-3.576-4.864c-14.216-19.33-41.23-40.452-74.002-58.074zm156.215 65.26c27.927-.073 44.874 11.617 42.09 44.45c-35.844 3.39-51.933-16.683-63.074-42.632c7.507-1.155 14.538-1.8 20.983-1.817zm48.407 66.363c3.708.07 7.14.994 10.014 2.812a35 35 0 0 0-4.16 3.543c-5.246 5.24-8.087 12.122-7.956 18.742c.183 9.322 5.27 17.184 12.68 22.56c-3.14 8.103-2.452 17.455 1.407 25.22c3.813 7.668 10.54 14.273 19.302 18.398c-1.445 3.366-2.375 6.862-2.4 10.33c-.062 8.407 3.38 16.042 8.273 22.39c6.792 8.81 16.862 15.936 28.026 17.91c-.183 2.18-.204 4.333.133 6.407c1.05 6.444 4.515 11.66 8.38 15.48c3.41 3.37 7.19 5.892 10.798 7.993c-6.345 4.792-12.414 7.056-18.618 7.79c-6.515-7.937-9.71-19.084-9.41-31.454c-11.767 6.177-24.21 7.156-34.12 1.44c-14.668-8.46-19.393-29.036-13.187-50.33c-11.336 2.77-22.13.92-29.187-6.132c-8.875-8.865-9.535-23.626-3.094-37.95c-3.676-.615-6.963-2.166-9.525-4.725c-8.808-8.798-5.773-26.09 6.776-38.626c7.843-7.835 17.546-11.957 25.87-11.8z"/>`,drakkar:`<path fill="currentColor" d="m248.672 23.266l-64 32l61.566 15.39V87h19.524V23.266zM146.334 105c13.692 21.145 20.243 47.388 20.164 73.742c-.08 26.744-6.98 53.69-20.805 75.793h234.23c16.93-18.827 26.41-46.276 26.677-74.15c.267-27.947-8.674-55.727-26.647-75.385zM416 155.244L441 231h62v-14h-39v-18h39v-1.438l-32-16v-15.076zm-371.492 6.61c-6.67.12-13.668 2.495-18.922 7.833c-9.12 9.27-9.382 21.518-7.256 29.637s6.344 13.905 6.344 13.905l14.652-10.46s-2.4-3.49-3.584-8.006c-1.183-4.518-1.444-8.27 2.672-12.452c1.932-1.962 4.236-2.685 7.53-2.43c3.293.257 7.228 1.863 10.148 4.263s4.68 5.353 5.068 8.025c.388 2.67-.034 5.552-3.86 9.822l-.06.065l-.054.064c-19.097 22.143-25.463 40.51-25.323 78.704s.465 69.313 40.77 97.133l-56.87 48.746l11.714 13.666l61.35-52.585c2.307 1.25 4.674 2.5 7.173 3.75c7.86.786 15.04 1.502 22.164 2.21l-38.45 32.958l11.714 13.666l51.55-44.186c11.823 1.147 22.805 2.183 32.77 3.06l-32.035 27.46l11.715 13.665l45.582-39.07c12.314.895 23.462 1.514 34.158 1.87L207.713 426.7l11.715 13.666l43.027-36.882c12.13-.13 24.454-.622 38.07-1.482l-28.812 24.697l11.715 13.666l47.427-40.653c12.838-1.1 27.384-2.48 43.473-4.053l-37.316 30.943l11.49 13.858l57.848-47.967c3.278-.327 6.228-.62 9.65-.963c50.065-50.065 60.964-100.13 63.338-142.535H441.68c-13.08 22.76-22.973 42.718-48.78 57.828c3.594 6.09 5.67 13.167 5.67 20.707c0 22.537-18.463 41-41 41c-12.906 0-24.468-6.062-32-15.47c-7.53 9.408-19.094 15.47-32 15.47s-24.468-6.062-32-15.47c-7.53 9.408-19.094 15.47-32 15.47c-14.623 0-27.523-7.777-34.785-19.392c-7.262 11.615-20.162 19.392-34.785 19.392c-22.537 0-41-18.463-41-41c0-.17.012-.338.014-.508c-29.774-3.39-49.577-21.213-64.58-42.46c-5.57-7.888-4.7-17.596-4.704-25.907c-.005-11.62 3.798-24.738 21.084-44.78l-.113.128c6.645-7.412 9.443-16.39 8.275-24.428c-1.17-8.04-5.742-14.646-11.455-19.342c-5.714-4.695-12.713-7.72-20.18-8.3a29 29 0 0 0-2.832-.084zm201.73 110.68v17.59a41.4 41.4 0 0 1 15.332 11.88a42 42 0 0 1 4.192-4.49v-24.98zm-86.238 32c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m69.57 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m64 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m64 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23"/>`,eyeball:`<path fill="currentColor" d="M256.242 19.143q-1.95.011-3.896.054c-8.782.195-17.528.884-26.198 2.053l13.957 18.725L276.9 68.008l-48.474-11.682l-22.586-31.424a235.5 235.5 0 0 0-68.522 27.258l4.67 19.35l58.403 10.51l-2.335 50.812l-17.522-35.623l-53.728-9.347l-6.063-24.886a233.3 233.3 0 0 0-41.679 38.227l13.866 45.06l54.898 8.176l-68.33 13.433l-14.633-48.287a239 239 0 0 0-10.844 17.068c-12.047 20.868-20.527 42.807-25.64 65.114l49.368 23.92l49.06-.58l-49.06 21.607l-18.105-8.81v25.747h30.37l-49.058 18.69v-53.526l-16.13-7.847c-5.85 41.047-.63 82.657 14.546 120.55l21.44-23.553l12.37 11.498l34.103-12.99l-21.453 24.75l16.443 15.285l-40.296-12.264l-14.17 15.908a233.7 233.7 0 0 0 35.44 51.586l40.896-.158l-28.047 13.262a236 236 0 0 0 43.89 32.63c112.427 64.91 255.91 26.462 320.82-85.964c64.91-112.427 26.464-255.91-85.962-320.82c-21.172-12.224-43.447-20.773-66.09-25.862l9.207 25.723l-29.07-29.292a234 234 0 0 0-32.648-2.115zm81.076 126.125c21.167.245 42.198 5.62 61.43 16.72c65.644 37.893 83.97 127.31 42.557 199.026c-41.41 71.71-128.022 100.554-193.666 62.662s-83.97-127.31-42.558-199.026c28.47-49.303 78.305-78.34 128.002-79.363a130 130 0 0 1 4.234-.02zm-.59 18.67a111 111 0 0 0-3.654.023c-18.408.41-36.93 5.29-54.09 14.185l34.21 53.44a87.7 87.7 0 0 0-15.227 10.874l-34.947-54.59c-16.317 11.548-30.75 27.068-41.754 46.126a154 154 0 0 0-2.27 4.092l62.068 24.504a91.4 91.4 0 0 0-8.17 16.867l-61.72-24.366c-10.588 27.475-12.18 56.18-5.824 81.922l62.4-21.23c.464 6.36 1.638 12.59 3.516 18.544l-60.073 20.44c9.103 21.78 24.502 40.32 45.436 52.51l30.73-45a69.4 69.4 0 0 0 14.5 11.904l-28.08 41.12c20.49 7.43 42.64 8.273 64.046 3.23l.31-33.95c6.27.064 12.55-.674 18.71-2.166l-.276 30.12c12.81-5.225 25.06-12.622 36.186-22.013l-11.71-18.29a88 88 0 0 0 14.808-11.53l10.613 16.578a149 149 0 0 0 18.654-25.615c1.91-3.307 3.67-6.652 5.294-10.023l-16.094-6.354c2.808-5.71 4.987-11.582 6.504-17.522l16.633 6.566c5.45-16.308 7.792-32.934 7.25-49.018l-22.186 7.55a79 79 0 0 0-5.09-18.01l25.246-8.588c-3.6-19.748-11.75-38.048-24.008-53.122l-22.637 33.147a70 70 0 0 0-8.602-5.852a71 71 0 0 0-7.487-3.725l25.425-37.23a105.56 105.56 0 0 0-46.547-23.094l-.502 54.96c-2.52-.213-5.05-.3-7.58-.248c-3.716.073-7.43.437-11.115 1.06l.532-58.135q-1.71-.07-3.423-.09zm15.786 75.83c3.027.026 6.037.308 9.006.84c-7.354 7.116-12.168 18.937-12.168 32.326c0 21.752 12.7 39.384 28.367 39.384c12.172 0 22.55-10.647 26.577-25.597c2.1 14.36-.655 30.18-9.07 44.72c-18.287 31.595-55.212 43.19-82.24 27.623c-27.03-15.567-35.414-53.21-17.128-84.805c12.57-21.722 33.953-33.99 54.872-34.477a56 56 0 0 1 1.782-.012z"/>`,"fast-forward-button":`<path fill="currentColor" d="M44.62 106a26 26 0 0 0-25.69 29.3c16 124 16 117.4 0 241.4A26 26 0 0 0 54.72 404l138.68-57.7c-1.2 9.5-2.4 18.9-3.9 30.4c-2.5 19.8 17.3 35 35.8 27.3l252-124c9.7-4 16-13.5 16-24s-6.3-20-16-24l-252-124c-3.2-1.3-6.6-2-10.1-2c-15.6.1-27.7 13.8-25.7 29.3c1.5 11.5 2.7 20.9 3.9 30.4L54.72 108a26 26 0 0 0-10.1-2"/>`,"finish-line":`<path fill="currentColor" d="M23 24v464h18V386.9c152.3 29.4 277.6 29.4 430 0V488h18V24h-18v16h-23v32h23v32h-23v32h23v232.6c-153.3 29.9-276.7 29.9-430 0V104h23V72H41V24zm41 48h32V40H64zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm0 32h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0H64v32h32z"/>`,"fire-silhouette":`<path fill="currentColor" d="M272.95 16.707c-151.29 47.714 57.322 110.88-26.536 131.344C190.7 161.648 137.3 96.283 192.947 45.313c-90.766 32.524-66.292 89.67-12.396 113.25c34.31 15.01 31.884 61.38 8.643 64.637c46.37-54.285-116.637-44.737-86.03-147.47c-126.44 158.063 132.535 163.37 51.6 273.194c16.4-51.26-51.074-33.42-65.52-77.88c-48.557 115.975 86.87 96.047 107.81 222.95h36.394l-7.375-108.703H196.93c0-49.724 3.178-108.336 45.2-116.245c-7.75-9.352-12.786-24.51-12.786-39.207c0-26.536 15.774-48.523 35.98-51.15h.002c1.348-.17 2.78 0 4.164 0c22.13 0 40.145 22.846 40.145 51.15c0 14.334-4.772 29.304-12.192 38.613c45.905 7.12 44.903 66.976 44.903 116.84H314.69l-6.524 108.704h36.752c14.29-138.24 137.056-121.245 77.576-235.742c9.728 46.034-32.646 93.67-53.514 52.13c-19.04-37.903 125.515-105.092 70.21-215.175c4.588 81.484-114.155 120.303-118.663 65.824c52.768 23.022 73.61-45.905 30.02-71.985c-40.69-24.346-116.444-36.76-77.596-72.338zm69.488 20.635c44.895 15.685 63.888 78.675 48.73 110.674c18.238-3.568 70.807-106.98-48.73-110.674"/>`,fist:`<path fill="currentColor" d="m329.8 235.69l62.83-82.71l42.86 32.56l-62.83 82.75zm-12.86-9.53l66.81-88l-45-34.15l-66.81 88zm-27.48-97.78l-19.3 39.57l57-75l-42.51-32.3l-36.24 47.71zm-20.74-73.24l-46.64-35.43l-42 55.31l53.67 26.17zm107 235.52l-139-102.71l-9.92.91l4.56 2l62.16 138.43l-16.52 2.25l-57.68-128.5l-40-17.7l-4-30.84l39.41 19.42l36.36-3.33l17-34.83l-110.9-54.09l-80.68 112.51L177.6 346.67l-22.7 145.62H341V372.62l35.29-48.93L387 275.77z"/>`,flame:`<path fill="currentColor" d="M245.05 15.514c34.29 48.815-23.535 320.54-90.302 136.72C106.796 325.11 38.956 332.518 38.876 252.55c-71.6 79.31 43.824 220.767 87.376 243.935h52.127c-45.92-40.016-76.784-78-82.176-135.968c47.312 9.423 71.855 20.96 81.263-62.048c60.736 86.59 100.944-49.376 137.184-107.12c-1.647 40.32-3.343 93.456 22.848 129.888c8.736 12.143 33.232 16.11 54.736 15.807c-9.92 16.08-44.848 69.376-17.008 89.2s33.072-.384 25.856 16.176c-13.264 20.88-22.992 39.375-59.072 54.063h56.064c59.44-18.72 111.807-91.663 94.607-135.535c-22.015 18.657-43.774 30.897-61.294 29.537c49.12-72.08 37.84-145.903 14.752-221.342c-20.224 72.383-33.488 82.495-54.576 99.52c29.104-68.657-85.44-214.448-146.51-253.15z"/>`,gears:`<path fill="currentColor" d="M179.625 22.313L163.22 58.937a88 88 0 0 0-9.72-.624c-10.577-.066-20.857 1.808-30.47 5.28L99.78 31.032L55.75 63.188l24.063 33.657a87.95 87.95 0 0 0-14.5 35.75l-42.72 4.687l5.345 54.25l45.468-5A89.9 89.9 0 0 0 94 213.502l-19.406 43.375l49.375 22.094l19.5-43.564c11.656 1.242 23.08.128 33.75-3l28.124 38.53l31.72-23.186l11.655 20.156A209 209 0 0 0 209.624 307l-49.22-28.344l-25.718 46.72l48.125 27.937a206.7 206.7 0 0 0-14.343 53.812H112.5v53.72h56.22a204.4 204.4 0 0 0 8.03 35.06h169.312c-23.915-10.758-40.562-34.788-40.562-62.717c0-37.964 30.754-68.75 68.72-68.75c37.963 0 68.75 30.786 68.75 68.75c0 27.93-16.67 51.96-40.595 62.718h91.5V200.375l-11.688-6.406L454.594 242A204.3 204.3 0 0 0 401 227.28v-55.53h-53.72v55.47c-18.303 2.377-35.83 7.183-52.31 14.03l-27.126-47.28l-36 20.25l-9.25-12.97a88.7 88.7 0 0 0 15.5-31.72l44.437-4.843l-5.342-54.25l-42.25 4.157A89 89 0 0 0 212.376 81.5L229 44.406zm-27.344 84.25c23.3-.24 42.94 17.827 44.376 41.343c1.48 24.275-17.004 45.144-41.28 46.625c-24.278 1.483-45.145-16.974-46.626-41.25c-1.48-24.274 16.973-45.142 41.25-46.624c.76-.046 1.53-.086 2.28-.094"/>`,ghost:`<path fill="currentColor" d="M373.688 22.063c-1.245-.014-2.498 0-3.75.03c-31.364.748-65.528 15.414-96.938 47.313c-88.264 89.642-154.092 171.18-242.938 174.03c23.65 18.21 54.87 31.21 85.25 36.783c-24.375 29.26-50.877 47.65-93.437 64.842c37.915 9.124 74.452 6.5 109.813-2.343c-27.29 34.35-62.118 65.85-107.47 95.78c60.376-.392 136.226-12.138 181.626-47.906c-4.842 30.69-16.186 65.125-43.22 100.47c70.74-18.73 117.115-42.386 146.595-83.533c2.905 27.513-.94 45.098-11.095 80.595c78.006-66.3 150.857-164.775 182.78-270.97C513.44 108.94 452.066 22.89 373.69 22.063zM371.03 96.47c5.76 0 11.1 1.732 15.564 4.686c-7.706.283-13.875 6.6-13.875 14.375c0 7.956 6.45 14.407 14.405 14.407c5.118 0 9.6-2.665 12.156-6.687c.028.503.033 1.022.033 1.53c0 15.633-12.648 28.314-28.282 28.314c-15.632 0-28.31-12.68-28.31-28.313c0-15.63 12.678-28.31 28.31-28.31zm67.376 34.874a28.2 28.2 0 0 1 12.438 2.875c-5.734 1.9-9.875 7.284-9.875 13.655c0 7.955 6.45 14.406 14.405 14.406c4.54 0 8.547-2.093 11.188-5.374c.086.902.156 1.826.156 2.75c0 15.632-12.68 28.313-28.314 28.313c-15.633 0-28.312-12.682-28.312-28.314s12.68-28.312 28.312-28.312zm-111.5 32.47l4.906 45.155l29.782-25.032l4.625 42.53l31.31-26.343l4.314 39.75l30.312-25.47l5.97 55.032l-43.938 36.938l-4.313-39.75l-30.313 25.47l-4.625-42.533l-31.312 26.344l-4.906-45.156l-29.783 25.03l-5.968-55.03l43.936-36.938z"/>`,"greek-sphinx":`<path fill="currentColor" d="M157.918 18.367c-8.917-.064-17.212 1.962-23.543 5.051c-11.24 5.484-20.096 11.911-27.113 18.904c3.28 11.769 7.948 22.497 15.144 31.326c-10.145-5.655-18.612-12.094-25.033-19.488c-4.668 6.765-8.07 13.823-10.611 20.9c3.235 19.179 8.356 36.941 19.283 50.348c-10.477-5.84-19.16-12.516-25.652-20.217c-.925 10.6-.609 19.891-.532 26.448a105 105 0 0 0 .657 10.6c13.981 18.246 29.227 33.875 48.068 42.052c-13.02-.402-24.89-2.3-35.387-5.977c6.518 10.102 15.463 19.273 26.96 27.864c26.948 20.14 68.23 36.175 122.849 48.974c25.607 6.001 62.512 14.174 96.15 19.383c16.82 2.605 32.834 4.46 46.012 4.963s23.742-.74 27.96-2.508c.214-.09 6.042-4.039 10.415-10.119s8.208-14.314 8.96-24.107c1.506-19.587-8.547-47.553-58.954-80.69c-6.05-3.977-11.59-5.844-20.84-6.174c-9.219 15.595-19.034 30.693-28.297 45.143l-5.432 8.473l-41.582-33.73l5.791-7.003a479 479 0 0 0 5.575-6.877c-12.556 1.595-26.407 3.35-43.301 5.332c-27.381 3.214-56.9-14.159-69.715-39.236c-6.407-12.539-8.059-27.902-1.223-42.219c5.95-12.46 17.68-23.617 35.952-32.928c-10.185-18.466-23.17-27.73-36.127-31.888c-5.51-1.768-11.084-2.561-16.434-2.6m234.78 27.121a53 53 0 0 0-1.981.057c-3.59.167-7.549.7-11.944 1.691c-16.172 3.649-22.844 12.548-27.14 24.17c-1.48 4.001-2.49 8.283-3.244 12.608l9.498-3.871c20.375-10.896 43.214-18.666 65.457-21.428c-2.403-2.547-5.175-5.035-8.551-7.164c-5.503-3.471-12.384-6.154-22.096-6.063zm41.318 30.371c-15.807 1.023-32.982 5.348-49.346 11.899c-5.445 17.47-13.343 34.595-22.354 51.226c7.947 1.3 14.748 3.858 21.123 8.05a290 290 0 0 1 5.284 3.56l8.006-16.989l7.494 2.362c8.542 2.69 14.213 2.383 16.011 1.299c5.7-3.437 12.507-17.943 14.498-33.657c.996-7.856 1.05-15.843.268-22.345a47 47 0 0 0-.984-5.405m-72.233 22.133l-17.156 6.992c-11.334 25.387-24.555 46.229-41.961 68.118l11.998 9.732c17.575-27.43 35.58-56.2 47.12-84.842zM116.02 225.31c16.018 18.444 35.768 36.085 59.335 52.093c9.136-5.101 18.304-9.864 27.233-14.261c-35.12-10.33-64.06-22.591-86.568-37.832m113.646 45.138c-21.982 10.011-47.187 22.765-69.982 37.475c8.338 2.179 16.164 5.88 23.263 10.396c12.355 7.862 19.613 19.266 21.744 31.475c2.132 12.208-.286 24.851-4.832 37.305c-2.42 6.633-5.485 13.26-8.947 19.79c51.623-25.596 99.141-54.305 145.688-83.656a1092 1092 0 0 1-3.516-31.437c-33.534-5.344-69.2-13.262-94.184-19.117a778 778 0 0 1-9.234-2.23zm121.838 24.032c6.847 68.199 19.675 133.82 36.01 200h71.193l-10.27-24.11c-.303-.574-8.443-7.54-30.308-5.943l-9.22.672l-7.704-167.65c-5.145.312-10.711.266-16.72.036c-10.056-.383-21.24-1.471-32.981-3.005M143.2 323.73c-3.497.07-7.066.58-10.728 1.594c-14.65 4.053-32.056 16.904-51.194 46.156c-13.494 20.627-29.615 50.071-36.076 74.899c-3.23 12.414-3.902 23.516-1.71 31.34c1.715 6.126 4.725 10.48 10.685 13.705c2.625-6.57 5.954-14.105 10.744-21.11C71.47 460.74 81.53 451.817 95.6 449.97c9.753-1.282 19.206-1.72 28.38-1.559c5.416.095 10.733.403 15.96.863a70 70 0 0 0 3.384-3.974c14.898-18.974 31.876-43.138 39.627-64.373c3.876-10.618 5.356-20.318 4.008-28.037c-1.348-7.72-4.947-13.829-13.676-19.383c-9.745-6.201-19.589-9.982-30.082-9.776zm-22.66 142.665c-7.39-.016-14.91.41-22.594 1.42c-8.01 1.052-13.33 5.588-18.166 12.66c-2.458 3.595-4.575 7.753-6.478 12.015l165.947.297c-.742-1.223-1.707-2.334-3.389-3.562c-4.65-3.398-16.413-7.698-39.644-12.264c-23.574-4.633-47.304-10.058-72.516-10.533a184 184 0 0 0-3.16-.033"/>`,"greek-temple":`<path fill="currentColor" d="M256 26.2L52 135h408zM73 153v14h366v-14zm16 32v206h30V185zm101.334 0v206h30V185zm101.332 0v206h30V185zM393 185v206h30V185zM73 409v30h366v-30zm-32 48v30h430v-30z"/>`,"hooded-assassin":`<path fill="currentColor" d="M332.031 66.13c-28.807-.01-55.439 14.149-67.88 40.65c20.79 1.744 16 55.07 16 55.07c-11.814 16.687-24.73 33.186-36.589 50.146c0 0-99.046 132.283-178.378 168.025c-28.049 22.593-33.305 36.532-44.137 52.649c-4.877 9.54 9.257 14.324 11.701 13.2c22.726-10.461 25.176-20.866 47.07-35.675c12.805-5.026 23.839-15.9 31.854-11.049c34.962 20.86 107.556 44.28 118.271 38.706c17.857-9.263-5.78-43.585 16.174-89.057c31.97-3.352 58.916-.885 88.332-12.094c3.483 50.279 10.106 54.59 6.766 107.092l71.2 1.045l.698-14.61l-41.814-11.105c11.528-56.054 11.816-78.996 4.672-127.996c-.956-6.622-53.746-8.275-81.012-3.79c24.449-24.202 40.274-45.24 47.506-68.44l.027.189c7.637 15.923 30.083 33.958 35.336 37.125c27.704 11.048 38.214 7.982 62.955 3.887c4.907-.784 27.47 24.537 44.807 9.597c2.642-20.238 16.522-20.369-4.938-32.71c-4.847-2.73-27.063 7.462-31.418 6.898c-20.21-2.481-30.954-5.211-58.45-12.703c-10.23-13.187-32.676-56.136-55.43-59.744c6.535-14.15 28.226-53.108 73.664-66.237c-20.943-26.54-49.925-39.057-76.987-39.068zm82.405 46.722c-46.658 19.516-58.266 50.4-58.266 50.4l9.916 7.644s9.646-4.765 48.35-58.044m23.04 160.005l-4.658 11.418c5.233-.083 10.425.47 15.328 1.608c-12.774 30.856-23.938 59.635-28.181 93.094l-.908 7.558l4.863-5.889c20.805-25.671 32.303-55.25 44.95-85.78c4.203 2.656 8.24 5.885 12.071 9.35l4.78-11.374l-20.518-8.526l-31.767 66.579l24.062-69.713z"/>`,hydra:`<path fill="currentColor" d="M345.594 20.28c-11.443.087-23.37 1.194-36.094 3.845c33.485 7.004 54.532 21.844 65.844 39.22c-15.476-2.647-30.64-4.472-45.47-5.532L311 40.374l-19.28 16.438c-7.537.167-14.98.55-22.314 1.156L239.97 41.78l-14.907 22.814a308 308 0 0 0-23.844 6.22l-29.47-14.97l-11.313 30.75c-8.783 4.197-17.31 8.868-25.593 13.937l-32.688-5.31l-.47 29.03a293 293 0 0 0-18.374 16.656H48l3.563 36.656c-4.38 5.908-8.603 12.045-12.688 18.375L18.47 192.25v39.5q-.017.03-.032.063V493.28h18.5c23.523-92.965 94.565-130.4 168.968-85.25c42.127 25.566 93.783 62.296 149.063 41.158a64.3 64.3 0 0 1-6.908 22.562l95.344 19.188c2.99-7.75 5.584-15.712 7.625-23.563c-3.557 2.29-10.352 4.79-19.78 3.313c-41.302-6.47-33.15-54.034-.53-58.407c10.915-1.456 21.15 3.22 27.56 11.25l18.283-38.874c-68.1 6.078-129.61-30.834-197.47-16.687c35.468 7.415 56.983 23.64 67.75 42.342a151 151 0 0 1-21.28.157l-10.813-10.25l-13.625 6.436a128 128 0 0 1-17.313-5.75l-7.718-15.47l-10.906 5.97c-7.152-4.38-13.924-9.414-20.344-15.062l-1.813-26.75l-19.436 5.03c-7.508-7.63-15.15-13.68-22.875-18.343l-1.282-19.75l-23.875 9.408c-11.712-2.7-23.455-2.622-35.063-.25c44.223-90.392 134.06-92.4 180.813-64.563c-5.227 5.68-11.388 10.355-18.125 13.78l66.562 70.908c6.928-4.58 13.63-9.564 19.844-14.782c-4.228-.204-14.15-5.01-17.47-8.06c-34.53-31.74 7.1-63.854 32.876-48.626c9.484 5.603 15.366 14.898 15.938 25.156l34.75-23.875c-59.015-34.522-85.098-97.445-148.594-125.25c23.092 24.968 31.707 49.115 30.97 69.75c-8.93-6.752-18.606-12.1-28.845-16.188l-13.845-21.25l-18.188 12.75a164 164 0 0 0-15.78-1.5l-19.094-18.093l-15.25 19.687a223 223 0 0 0-23.844 4.564l-15.75-13l-9.75 20.812a268 268 0 0 0-20.782 8.594l-23.594-8.28l-8.625 25.874c-12.263 7.768-23.966 16.49-34.876 26.062C124.307 122.443 296.518 88.99 384.938 108.562a64.4 64.4 0 0 1-6.47 19.344l95.344 19.188c2.99-7.75 5.585-15.71 7.625-23.563c-3.558 2.29-7.502 5.33-11.968 4.72c-46.308-6.31-43.81-54.725-8.345-59.813c10.903-1.57 21.15 3.193 27.563 11.22c1-10.184 1.808-35.654 2.187-45.907c-55.332 4.938-95.695-13.84-145.28-13.47z"/>`,info:`<path fill="currentColor" d="M256 21C126.426 21 21 126.426 21 256s105.426 235 235 235s235-105.426 235-235S385.574 21 256 21m0 36c110.118 0 199 88.882 199 199s-88.882 199-199 199S57 366.118 57 256S145.882 57 256 57m-7.352 36.744q-12.34 0-21.27 8.928q-8.664 8.928-8.665 21.008q.001 12.341 8.666 21.006q8.925 8.665 21.268 8.666q12.342-.001 21.006-8.666q8.666-8.666 8.666-21.006q0-12.08-8.927-21.008q-8.666-8.928-20.745-8.928zm-62.757 82.453v28.096h46.215v186.13H185.89v27.833h140.22v-27.834h-45.69V176.197z"/>`,laurels:`<path fill="currentColor" d="M234.7 18.05c-21 .2-38.8 2.5-62 10.2c-4.1 2-8.2 4.1-12.2 6.2c.8 5.26 3.2 10.77 5.5 14.7c-4.9 4.2-9.6 8.4-14.1 12.8c-3.7-5.5-6.6-11.4-8.3-17.4c-14.2 9.2-27.7 19.6-40.1 31.4c1.9 9.5 9.2 18.21 15.2 24.15c-3.7 5.2-7.2 10.4-10.5 15.7c-8.22-7.2-15.12-15.5-19.32-24.65C74.97 108.1 61.92 126 53.08 142.3c5.29 13 19.01 22.7 29.8 28.4c-2 6.1-3.7 12.2-5.1 18.4c-13.5-6.4-26.3-15.7-34.5-26.6c-8.7 20.1-14.7 40.7-18.2 61.4c9.63 15.5 30.57 22.9 46 25.9q.15 9.6.9 19.2c-17.79-2.7-37.26-9.6-49.9-20.4c-1.6 22.3-.5 44.5 3.4 66.2c15.25 13.7 41.14 15.3 58.6 13.7c2 6.1 4.1 12.2 6.5 18.1c-18.61 4.5-43.29 1.1-59.3-6.2c6.6 23.7 16.4 46.4 29.2 67.4c19.33 8.6 44.52 3.6 61.72-2.5c3.7 5.3 7.6 10.5 11.6 15.5c-17.8 9.5-39.9 11.5-57.52 10.1c12.3 16.3 26.62 31.2 42.72 44.4c4.9 1.1 10.5 1.1 16.7.3c11.7-1.7 25.2-7 37.9-14.7c16.7 13.5 34.9 24.7 54.1 33.1l7.5-17.2c-16-6.9-31.3-16.2-45.6-27.3c13.3-10.9 24.3-24 30.2-36.5c4.7-9.7 6.3-18.4 4.5-26.3c-10.7-5.7-20.6-12.5-29.5-20.3c-7.8 20.8-26.4 36.1-43.5 46c-4-4.9-7.9-9.9-11.6-15c16.8-9.8 39.9-27.5 39.1-47.1c-8.9-10.3-16.6-21.8-22.9-34.1c-12 14-30.7 22.5-46.5 26.7c-2.4-5.8-4.6-11.6-6.6-17.6c16.8-5.2 37.9-13 44.1-29.7c-4.3-11.5-7.5-23.6-9.7-36c-13.8 8.4-32 11.1-46.32 10.9c-.6-6.2-1-12.4-1.2-18.7c15.52-.6 33.92-2.5 44.92-14.3c-.8-12.6-.5-25.5.9-38.5c-13.4 2.8-29 .3-40.42-3.2c1.3-6 2.9-12.1 4.8-18.1c12.82 3.2 27.12 6.7 38.82.8c2.7-13.6 6.7-27.3 12-40.8c-9.9-1.8-20.2-6.3-27.7-10.7c3.3-5.3 6.8-10.5 10.5-15.7c8.1 4.2 16.3 8.8 25.2 8.4c5.7-11.6 12.3-22.65 19.5-32.75c-5.1-2.7-10-6.4-14.4-10.6c4.4-4.3 9.1-8.5 13.9-12.7c3.8 3.54 8 6.18 12.3 8.2c15.9-18.6 35.9-36.23 49-53.8zm38.4 0c15.4 20.75 33.8 35.63 48.9 53.7c4.6-1.76 9.1-5.23 12.3-8.1c4.9 4.2 9.5 8.4 13.9 12.7c-4.4 4.2-9.2 7.9-14.4 10.6c7.3 10.1 13.9 21.05 19.6 32.65c9-.1 18.4-4.4 25.2-8.4c3.7 5.2 7.2 10.4 10.4 15.7c-8.8 5.9-18.2 9.6-27.6 10.7c5.3 13.5 9.3 27.2 12 40.8c12.3 5.4 27.3 2.7 38.7-.8c1.9 6 3.5 12.1 4.9 18.1c-14.2 3.4-27.3 6.2-40.4 3.3c1.4 12.9 1.6 25.8.8 38.5c11.4 12.3 30.2 14.4 44.9 14.2c-.2 6.3-.5 12.5-1.2 18.7c-17.1-.5-32.8-2.5-46.3-10.9c-2.1 12.4-5.3 24.5-9.6 36.1c8.2 17.4 27.8 25.3 44.1 29.6c-2 6-4.2 11.8-6.6 17.6c-18.5-5.6-34.9-13-46.6-26.7c-6.3 12.4-13.9 23.8-22.9 34.1c1.5 22.4 22.4 37.8 39.2 47.1c-3.7 5.1-7.6 10.1-11.6 15c-19-11.8-36.6-25.8-43.5-46c-9 7.8-18.8 14.6-29.6 20.3c-1.8 7.9-.1 16.6 4.5 26.3c6 12.5 17 25.6 30.3 36.5c-14.3 11.1-29.6 20.4-45.6 27.3l7.4 17.2c19.3-8.4 37.4-19.6 54.1-33.2c12.7 7.8 26.2 13.1 38 14.8c6.2.8 11.8.8 16.7-.3c16.1-13.2 30.4-28.1 42.7-44.4c-18 1.7-37.9-2.3-56.5-9.7c-.3-.1-.7-.3-1.1-.4c4.1-5 7.9-10.2 11.7-15.5c18.2 7.8 43.7 11.7 61.6 2.5c12.8-21 22.6-43.7 29.2-67.4c-.4.2-.8.4-1.2.5c-20.5 6.4-40.1 7.6-58.1 5.7c2.4-5.9 4.5-12 6.5-18c19.1 1.7 45.2.1 58.6-13.8c3.9-21.7 5.1-43.9 3.4-66.2c-14.4 10.7-34.9 17.9-49.9 20.4c.5-6.4.9-12.8 1-19.2c16.8-4.8 37.9-10 45.9-25.9c-3.5-20.7-9.5-41.3-18.2-61.4c-9.4 11.6-23.1 21-34.4 26.5c-1.5-6.1-3.2-12.2-5.2-18.3c12-7.4 25.1-15.3 29.9-28.4c-10.1-18.7-22.2-35.8-35.9-51.05c-4.2 9.05-11.1 17.45-19.2 24.65c-3.3-5.3-6.8-10.5-10.6-15.7c6.2-7.17 14.2-14.71 15.2-24.15c-12.4-11.8-25.8-22.2-40-31.4c-1.8 6-4.7 11.9-8.3 17.4c-4.5-4.4-9.2-8.6-14.1-12.8c2.7-4.82 4.7-9.62 5.4-14.7c-4-2.1-8.1-4.2-12.2-6.2c-24.7-8.2-43.3-10.3-66.2-10.2"/>`,"laurels-trophy":`<path fill="currentColor" d="M137.273 41c1.41 59.526 16.381 119.035 35.125 167.77c19.69 51.191 44.086 90.988 57.965 104.867l2.637 2.636V343h46v-26.727l2.637-2.636c13.879-13.88 38.275-53.676 57.965-104.867c18.744-48.735 33.715-108.244 35.125-167.77zm-50.605 68.295c-17.97 6.05-32.296 18.214-37.625 30.367c-3.015 6.875-3.48 13.44-.988 20.129c.285.766.62 1.54.996 2.318a119 119 0 0 1 8.504-4.812l6.277-3.215l4.621 5.326c5.137 5.92 9.61 12.37 13.422 19.125c2.573-3.06 5.207-7.864 7.05-14.037c4.491-15.034 4.322-36.95-2.257-55.201m338.664 0c-6.58 18.25-6.748 40.167-2.258 55.201c1.844 6.173 4.478 10.977 7.051 14.037c3.813-6.756 8.285-13.205 13.422-19.125l4.621-5.326l6.277 3.215a119 119 0 0 1 8.504 4.812c.375-.779.71-1.552.996-2.318c2.492-6.689 2.027-13.254-.988-20.129c-5.329-12.153-19.655-24.317-37.625-30.367m-365.975 67.74c-20.251 12.486-34.121 31.475-36.746 47.973c-1.447 9.1.09 17.224 5.323 24.545c1.66 2.324 3.743 4.594 6.304 6.76a116.6 116.6 0 0 1 11.44-14.977l4.72-5.24l6.217 3.33c7.91 4.236 15.262 9.424 21.94 15.252c.973-3.633 1.619-7.892 1.773-12.616c.636-19.438-6.762-45.536-20.97-65.027zm393.286 0c-14.21 19.49-21.607 45.59-20.971 65.027c.154 4.724.8 8.983 1.773 12.616c6.678-5.828 14.03-11.016 21.94-15.252l6.217-3.33l4.72 5.24a116.6 116.6 0 0 1 11.44 14.976c2.56-2.165 4.643-4.435 6.304-6.76c5.233-7.32 6.77-15.444 5.323-24.544c-2.625-16.498-16.495-35.487-36.746-47.973M54.4 259.133c-14.394 18.806-20.496 41.413-17.004 57.748c1.928 9.014 6.298 16.078 13.844 21.078c4.944 3.276 11.48 5.7 19.94 6.645a120.6 120.6 0 0 1 7.101-17.852l3.125-6.338l6.9 1.535c4.095.911 8.133 2.046 12.094 3.377c-.373-3.838-1.309-8.185-2.925-12.82c-6.416-18.396-22.749-40.184-43.075-53.373m403.2 0c-20.326 13.189-36.66 34.977-43.075 53.373c-1.616 4.635-2.552 8.982-2.925 12.82a119 119 0 0 1 12.093-3.377l6.9-1.535l3.126 6.338a120.6 120.6 0 0 1 7.101 17.852c8.46-.944 14.996-3.37 19.94-6.645c7.546-5 11.916-12.065 13.844-21.078c3.492-16.335-2.61-38.942-17.004-57.748M91.5 341.527c-9.285 23.14-9.027 47.85-.709 63.54c4.57 8.619 11.106 14.607 20.268 17.562c4.586 1.479 9.957 2.19 16.185 1.803c-2.135-11.155-2.771-22.97-1.756-34.938l.602-7.074l7.02-1.065a129 129 0 0 1 13.458-1.312c.554-.025 1.107-.04 1.66-.059c-12.419-15.776-33.883-31.43-56.728-38.457m329 0c-22.845 7.027-44.31 22.68-56.729 38.457c.554.019 1.107.034 1.66.059c4.5.206 8.995.637 13.46 1.312l7.02 1.065l.6 7.074c1.016 11.967.38 23.783-1.755 34.938c6.228.386 11.6-.324 16.185-1.803c9.162-2.955 15.699-8.943 20.268-17.563c8.318-15.69 8.576-40.4-.709-63.539M199.729 361c-1.943 7.383-6.045 14.043-11.366 19.363a47 47 0 0 1-3.484 3.125c14.804 3.295 28.659 8.692 40.404 15.46c2.384-5.36 5.376-10.345 9.408-14.534C239.96 378.942 247.51 375 256 375s16.041 3.942 21.309 9.414c4.032 4.19 7.024 9.175 9.408 14.533c11.815-6.808 25.766-12.23 40.67-15.52a48 48 0 0 1-3.739-3.413c-5.227-5.333-9.27-11.852-11.261-19.014zM256 393c-3.434 0-5.635 1.084-8.34 3.895s-5.395 7.52-7.527 13.298c-4.265 11.556-6.343 27-7.156 38.446c-1.07 15.043 3 33.368 12.285 40.06c4.733 3.412 16.743 3.412 21.476 0c9.285-6.692 13.355-25.017 12.285-40.06c-.813-11.446-2.891-26.89-7.156-38.446c-2.132-5.777-4.823-10.488-7.527-13.298c-2.705-2.81-4.906-3.895-8.34-3.895m-103.521 4.979q-2.572-.012-5.127.09c-1.405.055-2.77.281-4.164.39c-.418 27.817 9.816 53.543 24.994 66.644c8.264 7.134 17.586 10.772 28.35 10.157c5.908-.338 12.394-2.03 19.374-5.52c-1.27-7.665-1.377-15.42-.883-22.379c.632-8.89 1.852-19.962 4.479-30.877c-17.16-10.686-42.426-18.395-67.023-18.506zm207.042 0c-24.597.11-49.863 7.82-67.023 18.505c2.627 10.915 3.847 21.987 4.479 30.877c.494 6.958.387 14.714-.883 22.38c6.98 3.49 13.466 5.181 19.375 5.519c10.763.615 20.085-3.023 28.35-10.156c15.177-13.102 25.411-38.828 24.993-66.645c-1.393-.109-2.76-.335-4.164-.39a116 116 0 0 0-5.127-.09"/>`,"lightning-trio":`<path fill="currentColor" d="m292.53 20.5l19 40.594L66.314 28.75L362.03 158.125l-18.967-40.594l149.218 15.282zm-252 23.375L318.314 413.97L312.906 348l184.97 146.5L294 186.656l5.406 65.97zM20.907 76.22l36.5 316.405L83.03 351.75l68.095 139.344l-9.594-241.125l-25.624 40.843l-95-214.594z"/>`,"locked-chest":`<path fill="currentColor" d="M146.857 20.842c-12.535-.036-24.268 2.86-37.285 9.424h.004C61.356 54.6 19.966 120.734 17.982 175.91l41.848 14.236c4.33-61.89 47.057-128.37 101.527-155.86h.002a134 134 0 0 1 13.185-5.8l-22.26-7.45a84 84 0 0 0-5.428-.194zm59.34 20.19c-10.478-.09-22.832 3.093-36.424 9.943l.004-.004c-48.23 24.34-89.625 90.513-91.548 145.436l156.485 53.24c3.865-62.22 46.797-129.372 101.613-157.035h.002l.002-.003a134 134 0 0 1 12.832-5.666l-134.54-45.036a44 44 0 0 0-8.427-.873zm174.97 58.323c-10.476-.09-22.83 3.092-36.42 9.94l-.005.002c-48.577 24.518-90.225 91.473-91.586 146.623l46.205 15.72c3.914-62.188 46.825-129.274 101.607-156.92a129 129 0 0 1 13.53-5.91l-26.544-8.884a45 45 0 0 0-6.785-.57zm63.554 22.014c-10.267.093-22.094 3.353-35.333 10.034c-47.158 23.8-87.777 87.587-91.362 141.75l174.55-73.726c-.404-39.01-10.754-61.304-24.415-71.082a36 36 0 0 0-7.55-4.137l-.01.034l-4.735-1.584c-3.48-.887-7.195-1.327-11.144-1.29zM17.9 195.622l-.035 187.484L59.46 397.58V209.764l-41.56-14.14zm60.25 20.498v187.962l156.282 54.37V269.288l-29.053-9.886v119.43L104.325 344.75V225.025zm414.22 3.683L318.433 293.27v189.236l173.935-73.504v-189.2zm-369.354 11.582v99.947l63.675 21.477v-99.763l-63.674-21.662zm31.306 28.797c9.705 0 17.573 7.867 17.573 17.572c0 6.34-3.37 11.88-8.407 14.97v28.53h-18.69v-28.746c-4.838-3.13-8.048-8.562-8.048-14.754c0-9.705 7.867-17.572 17.572-17.572m98.797 15.464v189.307l46.626 16.22V291.51l-46.627-15.864z"/>`,lotus:`<path fill="currentColor" d="M254.963 40.213c-37.634 31.356-62.038 67.976-77.916 109.394c8.544 12.5 16.607 25.44 24.228 38.594c15.642-5.553 32.468-8.587 49.995-8.587c17.886 0 35.046 3.156 50.96 8.93c9.07-14.52 18.652-28.856 28.89-42.66c-15.736-38.504-39.406-74.025-76.157-105.67zM434.593 72.5c-46.74 28.5-83.334 74.49-114.616 123.826c21.934 11.372 40.696 28.023 54.636 48.244c23.212-22.514 48.206-44.643 75.58-66.82c-.882-31.955-5.798-67.033-15.6-105.25m-353.03 1.094c-9.435 37.96-14.433 72.695-15.74 104.27c23.62 20.078 45.453 40.406 65.78 61.603c13.77-18.29 31.614-33.345 52.194-43.774c-28.336-48.245-62.472-92.77-102.234-122.1zm-54.59 96.7C9.708 278.34 31.295 358.165 72.27 411.517c22.427 29.2 50.77 50.62 82.128 64.363c-20.892-35.934-25.973-76.777-16.613-116.112c4.668-19.617 12.848-38.864 24.274-57.09c-38.14-48.11-82.083-90.01-135.087-132.383zm462.588.464c-59.87 45.918-108.408 90.682-151.36 138.615c9.625 17.744 16.24 36.16 19.722 54.732c7.08 37.78 1.012 76.134-18.31 109.926c32.2-14.254 62.005-35.988 86.51-65.214c44.98-53.64 72.394-132.675 63.44-238.058zM251.27 198.3c-44.09 0-83.025 21.667-106.764 54.954a713 713 0 0 1 28.64 33.42c18.55-24.415 43.224-46.48 73.372-64.422l5.072-3.02l4.906 3.286c30.383 20.345 54.374 44.323 71.65 70.185a1010 1010 0 0 1 33.012-34.85c-23.354-35.875-63.803-59.552-109.888-59.552zm-.268 43.182c-51.58 32.272-84.19 77.032-95.035 122.612c-10.94 45.97-.302 92.658 35.986 130.607h108.904c34.806-36.38 47.222-81.652 38.696-127.15c-8.466-45.177-37.988-90.634-88.55-126.068z"/>`,lyre:`<path fill="currentColor" d="M108.656 35.063c-15.053.138-33.413 5.378-46.97 15.812c-10.75 8.276-18.777 19.27-21.186 34.438c.21-.126.414-.252.625-.376a30.9 30.9 0 0 0-1.313 8.876c0 17.087 13.85 30.937 30.938 30.937c14.293 0 26.324-9.705 29.875-22.875c.028-.115.067-.23.094-.344c.48-2.082.768-4.042.905-5.843c.025-.327.017-.65.03-.968c.005-.126.03-.25.032-.376c.007-.182-.002-.353 0-.53c0-1.526-.098-3.036-.312-4.5c-1.367-8.018-6.778-12.156-12.594-13.72c-8.527-2.293-19.055.637-23.75 18.156l-.468-.125C62.04 74.12 72.213 63.885 83.94 60.78c2.476-.654 5.053-1.005 7.656-.968c9.072.13 18.445 4.88 24.562 17.126c.087.173.165.355.25.53c5.208 15.233 2.11 43.32-3.344 57.626c-7.288 18.753-22.376 40.504-47.687 65.5C6.99 258.252 4 329.824 39.97 388.814C75.936 447.8 152.13 493.56 254.437 493.56c102.306 0 178.47-45.76 214.437-104.75c35.882-58.848 32.982-130.225-25-187.812l-.406-.406h-.033c-25.31-24.996-40.367-46.747-47.656-65.5c-5.23-16.453-9.09-42.988-2.655-57.625c.058-.128.128-.25.188-.376c.025-.05.037-.106.062-.156c6.117-12.246 15.49-16.996 24.563-17.126c2.602-.037 5.18.314 7.656.97c11.724 3.102 21.87 13.337 19.344 32.843l-.438.125c-4.694-17.52-15.222-20.45-23.75-18.156c-4.41 1.185-8.603 3.85-10.97 8.562c-.012.04-.017.085-.03.125a30.8 30.8 0 0 0-1.5 9.532c0 17.088 13.85 30.938 30.938 30.938c17.087 0 30.937-13.85 30.937-30.938c0-4.355-.907-8.49-2.53-12.25c-3.058-13.244-10.598-23.112-20.44-30.687c-14.458-11.13-34.39-16.363-49.936-15.78c-13.378.5-24.85 4.108-33.22 10.53c-3.412 2.617-6.383 5.702-8.844 9.375c-69.455 35.508-138.89 38.75-208.344-7.75a42 42 0 0 0-1.968-1.625c-8.37-6.422-19.843-10.03-33.22-10.53a62 62 0 0 0-2.968-.032zm52.78 53.124a243 243 0 0 0 19 7.032v313.06c-30.732-8.258-57.886-22.005-77.374-41.31c-17.1-16.94-28.077-38.626-28.906-63.595s8.274-52.702 28.97-82.625c41.323-59.752 57.163-103.6 58.31-132.563zm186.033 1.407c1.6 28.97 17.593 72.37 58.25 131.156c20.693 29.923 29.796 57.656 28.967 82.625c-.828 24.97-11.807 46.654-28.906 63.594c-19.023 18.846-45.374 32.4-75.217 40.717V94.844a372 372 0 0 0 16.906-5.25m-35.595 10v312.53c-8.21 1.63-16.606 2.878-25.125 3.782V104.094a295 295 0 0 0 25.125-4.5m-112.75.78a231 231 0 0 0 25.344 4.44v311.342c-8.59-.84-17.057-2.05-25.345-3.625V100.376zm68.938 5.564v311.375c-4.54.198-9.088.312-13.657.312c-3.76 0-7.506-.053-11.25-.188V106.28c8.293.314 16.614.18 24.906-.343z"/>`,"magic-portal":`<path fill="currentColor" d="m88.418 17.17l-66.12 475.242h18.866l66.12-475.242H88.42zm315.7 0l66.023 475.242h18.87L422.988 17.17zm-56.26.24l-132.422.37c-59.343 41.506-78.325 97.982-61.596 168.03c-22.324-31.34-32.747-63.248-33.59-98.234l-26.684 191.78c1.05-3.64 2.25-7.31 3.653-11.012l-3.843 12.385l-4.934 35.454c.41 37.954 18.614 69.416 40.91 87.406c-18.52-6.774-35.355-15.287-49.25-27.445l-9.207 66.152c43.032 20.635 88.614 24.346 120.56 17.78c-33.542 18.813-71.344 29.428-125.382 16.886l-2.13 15.3h217.568c73.664-14.515 117.318-55.617 129.045-89.216c3.54 30.568-2.754 60.093-37.473 89.215h73.242l-41.553-299.11c-15.226-35.307-51.106-59.122-74.695-59.718c10.876-3.615 21.615-5.918 32.305-5.78c11.61.15 23.16 3.2 34.76 10.56l-4.207-30.278c-21.365-18.958-46.472-31.023-68.92-35.954c6.54-.477 13.043-.73 19.513-.685c15.23.104 30.273 1.868 45.18 6.21l-4.224-30.398C331.8 45.105 287.813 60.384 263.44 79.407c13.68-23.55 44.533-47.68 84.417-61.998zm-81.323 33.065c-68.785 37.085-71.87 82.26-36.1 122.146c-7.626-69.52 80.94-110.016 118.96-59.032c-40.867-20.17-77.79 7.84-76.21 47.723c23.234-23.997 98.678-13.267 79.795 36.19c-11.3-33.297-56.74-30.094-63.648-13.77c-14.75 34.866 64.34 14.582 98.117 66.284c-18.85-10.875-47.74.482-39.22 14.59c32.28 53.45 84.53 113.185 13.3 147.025c23.57-38.677 10.786-65.734-21.85-81.43c25.644 66.744-5.1 163.717-103.81 133.19c62.83-11.442 78.355-62.576 57.263-83.425c-23.617 60.37-122.14 97.174-181.444 38.453c58.693 22.535 99.285 7.31 120.644-26.39c-35.89 21.435-95.375 6.933-113.994-42.977c28.694 29.187 67.102 37.963 91.195 20.356c13.217-9.658 8.303-25.06-8.55-29.402c-24.53-6.32-61.988-12.852-76.563-36.588c21.722 6.003 43.444 10.698 65.166-3.375c-33.985-22.07-81.546-50.75-50.348-100.278c1.008 35.15 17.23 56.557 53.197 48.254c9.285-2.142 16.8-15.472 8.55-23.373c-61.138-58.54-47.58-160.406 65.548-174.168z"/>`,"medusa-head":`<path fill="currentColor" d="M345.922 16.967c-2.945-.022-5.77.279-8.338 1.013c-7.587 2.17-17 13.01-21.113 18.131c-22.457 9.431-55.087 27.244-58.729 48.803c.394 24.83 22.189 35.14 39.953 44.87c32.078 20.146-37.65 54.81-59.11 67.853c5.133 4.488 10.265 8.869 16.05 13.037c23.731-11.939 74.082-27.939 85.847-51.022c1.935-5.5 1.887-11.441.088-16.453s-4.99-9.014-8.607-12.426c-12.665-12.97-61.183-29.337-56.33-43.894c7.136-21.406 32.22-28.468 51.832-35.676c18.628 3.595 43.842 4.083 47.691-3.994c2.16-4.53-25.97 2.068-28.619-7.42c-1.168-4.182 42.489-8.82 33.012-13.615c-5.88-2.975-20.867-9.112-33.627-9.207m-153.62 1.463c-2.156.036-4.091.644-5.657 2.047c-5.437 5.05-1.09 19.31 5.63 31.046l8.96-6.66l-1.6 17.25c4.048 4.62 10.373 7.522 15.258 9.332c7.144 14.57-15.497 23.577-24.143 30.403c-6.498-45.04-87.24-35.653-84.393 1.666C94.211 99.512 84.63 87.922 78.33 79.74c-.075-9.696-.993-29.066-6.95-36.865c-4.447-5.653-45.385-31.567-50.32-21.281c-3.597 7.499 21.843 36.574 32.442 53.777c16.404 23.325 28.135 43.933 54.64 47.604c2.082 16.782 41.596 86.588 66.434 84.287c14.03-2.811 37.2-15.343 47.883-22.31c-41.108-11.878-76.999-19.443-94.207-58.507c16.152 1.757 38.07.685 50.687-7.232c-7.627 35.882 47.746 53.73 62.356 53.129c17.414-.717 27.352-14.806 19.98-19.088c-18.43-7.2-63.853-9.431-62.826-28.512c4.304-23.946 47.48-22.578 35.155-56.416c-.522-7.337-1.81-18.054-5.03-25.787L211.76 38.23l9.037-6.029c-5.639-3.336-19.147-13.928-28.494-13.771zm149.327 4.627l15.629 5.447l-19.254 3.824zM449.96 34.885c-8.267-.127-17.869 5.295-23.315 8.513l6.848 8.834l-17.3-1.25c-3.273 2.883-5.628 7.14-7.104 10.534a337 337 0 0 0-13.047 9.289c-14.571 10.934-30.966 24.468-38.57 40.088c-6.798 13.962-3.662 28.519-1.776 40.79s2.6 21.795-1.527 28.104c-41.598 10.981-51.047 42.402-6.854 25.512c7.98-3.22 16.512-7.399 21.916-15.66c8.644-13.215 6.182-28.145 4.254-40.69s-3.246-23.166.168-30.18c4.522-9.288 19.28-23.093 32.916-33.36c6.746-.435 20.503-1.79 29.803-5.888l3.967-16.9l6.213 8.914c8.957-10.66 16.641-28.583 11.025-34.387c-2.255-1.562-4.862-2.221-7.617-2.263M47.99 38.363l15.187 6.578l-3.614 9.278zM148.892 87.6c11.892-.085 23.7 3.948 24.363 9.316c-1.383 15.602-40.723 12.754-49.024 10.88c-2.404-14.717 11.183-20.1 24.66-20.196zm309.66 8.197c-3.3-.016-6.625.538-9.946 1.45c-6.902 1.92-13.465 5.271-19.435 8.853c-6.048-.753-11.845-.806-15.824.683c-17.917 6.707-40.443 36.616-34.953 41.992c23.826 9.676 75.718-38.747 83.166-34.388c25.456 34.856-50.678 37.998-58.805 46.15c-14.596 12.147 2.496 52.662-9.201 57.938c-31.143 14.045-77.075 6.924-106.78-2.961a187 187 0 0 1-12.982 6.552c31.862 11.918 55.431 17.583 86.184 19.797c15.81 1.087 34.52 1.651 47.275-9.69c17.289-13.975.876-48.301 10.355-56.57c15.627-13.63 44.955-6.588 56.96-23.08c5.202-7.877 9.517-16.41 9.398-26.378c-.12-9.969-3.21-20.985-12.865-27.02c-4.1-2.348-8.304-3.308-12.547-3.328m-45.606 19.435l7.832 6.147l-18.529 6.482zM73.857 120a20 20 0 0 0-2.336.12c-16.049 1.744-29.144 19.933-34.914 34.374c-4.168 3.432-8.337 7.367-11.273 11.334l4.953 16.635l-9.82-4.65c-2.478 13.7-.242 33.073 7.515 35.32c7.128 2.064 17.12-8.998 23.729-20.797l-10.32-4.26l15.615-7.5c2.336-8.02.447-17.507-1.402-24.646c3.195-5.065 7.622-18.901 14.908-17.842c20.844 3.03 19.535 55.045 24.29 72.445c3.366 11.516 12.706 29.426 24.854 32.99c42.178 12.376 78.88-12.88 114.998-25.699c-4.722-3.85-8.433-7.083-12.658-10.795c-28.525 7.158-65.186 30.003-92.543 16.27c-5.359-3.38-14.622-8.395-17.375-17.815c-6.468-22.11-5.037-46.233-13.879-65.963c-4.312-9.344-12.858-19.43-24.342-19.521m401.293 66.475c-.297 0-.686.122-1.176.379c-6.702 4.567-24.26 18.901-27.446 32.787c-1.6 6.978 2.303 18.628 4.91 25.289c-2.504 11.617-12.835 46.004-22.19 46.554c-20.892 1.23-31.1-41.082-51.59-44.125c-22.223-3.3-25.882 9.389-21.67 22.922c2.628 8.442 16.242-6.331 19.303-5.08c21.607 8.836 21.448 31.273 37.83 41.809c-14.835-1.976-28.117-2.762-41.3-.211c-29.945-51.308-61.564-40.198-34.919 2.994c2.113 3.425 8.927 5.073 13.053 6.732c-5.662 4.965-9.78 12.2-9.54 20.502c1.752 13.756 14.946 19.78 26.212 21.498c12.364 1.592 27.146-1.726 31.576-12.58c2.007-5.26 1.712-11.147-.215-15.902c-1.018-2.513-2.417-4.731-4.021-6.78c11.344.416 22.845 2.55 29.79 5.594c18.187 15.095 26.115 35.115 32.893 57.467c-2.415 5.33-7.192 10.766-9.423 15.846l8.646 15.06l-10.625-2.27c.736 13.905 7.36 32.246 15.426 32.651c7.41.373 14.594-12.69 18.316-25.691l-11.021-1.775l13.476-10.887c.468-7.153-2.613-14.755-5.297-20.295c-8.872-27.896-23.127-67.98-47.77-77.66c26.13-2.356 38.815-46.422 41.438-65.86l.232-.066c12.35-14.561 25.533-37.11 20.223-44.518c-2.925-4.079-10.735 23.738-20.323 21.475c-6.25-8.543 9.657-35.865 5.202-35.86zm-9.905 21.021l-5.95 18.707l-6.366-7.652zM52.93 226.662c-4.043.001-7.96.752-11.518 2.438c-13.257 6.723-17.751 22.368-16.277 37.673s9.066 31.845 23.76 43.663c39.993 27.061 95.958 16.622 121.667-15.323c4.767 33.08-29.298 68.178-57.644 67.38c-29.214-.824-64.83-44.993-84.986-23.077C12.86 355.802 29.9 380.6 39.66 394.463c2.968 12.326 2.194 20.675 10.26 29.467c10.1 10.047 32.596 12.806 40.701 13.095c10.615.38-25.369-24.77-22.326-27.867c6.903-7.028 28.344 12.34 28.642 7.33c.511-8.575-20.044-19.76-37.658-25.818c-4.369-6.808-23.714-32.81-18.277-38.883c8.786-6.433 50.577 31.06 74.031 29.625c26.543-2.397 49.61-17.964 63.446-39.857c3.112-6.337 9.174-21.39 9.43-38.295c.446-29.55.398-45.248-24.464-38.178c-16.036 4.56-19.645 35.787-53.3 41.578c-23.613 3.666-39.378-1.73-49.971-10.25c-10.594-8.52-16.104-20.778-17.123-31.361s2.604-17.919 6.504-19.897c1.413-.717 3.193-1.157 5.86-.763c14.893 27.609 54.597 49.416 60.624 46.148c6.755-3.662-6.693-38.607-22.08-49.974c-3.41-2.52-8.984-4.06-14.992-4.997c-7.637-5.28-17.143-8.906-26.037-8.904m199.674 3.865c-18.923 6.785-32.457 11.475-48.497 17.744c8.745 9.341 20.501 17.216 35.893 23.729c-14.27-2.49-27.915 6.555-34.77-7.146c2.043 13.638 1.89 27.52.583 40.246c-1.835 17.842-5.592 32.988-10.57 43.246c14.131 20.597 40.022 38.217 60.757 38.656c22.618.518 61.109-28.689 71.59-60.176c-7.528-5.477-14.792-12.353-17.531-19.94c-2.573-7.488-1.95-14.953-.479-21.716c2.429-11.168 6.86-21.482 8.54-30.863a294 294 0 0 1-7.882-1.639c-.954 5.92-2.872 13.433-6.656 16.5C295.371 275.823 272 272 272 272c13.648-5.775 24.431-12.624 32.799-20.613c-22.826-5.62-39.204-12.938-52.195-20.86M92.024 248.8l6.82 15.08l-16.04-11.32zM240 288c16 4.47 16 4.55 32 0l-16 16zm-32 32s9.351 4.796 20.568 9.137L240 352v-18.92c5.778 1.72 11.418 2.92 16 2.92s10.222-1.2 16-2.92V352l11.432-22.863C294.649 324.796 304 320 304 320l-32 48c-16-7.83-16-7.788-32 0zm160.584 5.9q.476.001.9.118c5.331 1.467 16.452 9.631 11.903 13.513c-5.898 5.034-17.745 1.438-22.979-3.183c-2.669-2.357 5.427-10.469 10.176-10.448m-34.711 28.993c-3.358 5.538-6.772 10.445-10.56 15.097c4.642 2.326 8.366 4.029 11.359 7.881c-11.412 24.935-61.757 20.266-49.346 49.934c6.319 12.108 16.302 15.926 28.606 14.353c20.356-2.24 69.464-33.392 80.011-19.336c4.75 6.33-.26 16.706-2.78 24.58c-18.205 5.738-41.337 17.764-40.796 26.854c.298 5.01 21.737-14.356 28.64-7.328c3.043 3.097-32.94 28.246-22.325 27.867c8.105-.29 30.603-3.049 40.703-13.096c5.172-5.145 8.1-17.452 9.41-24.412c4.843-14.346 10.924-35.626-.08-47.144c-9.072-9.138-22.03-9.728-33.496-7.346c-21.18 1.212-53.863 27.054-68.479 21.146c-10.43-5.673 29.958-21.229 37.06-25.933c6.637-4.766 13.029-12.668 11.995-22.5c-3.113-10.074-11.909-16.986-19.922-20.617m-148.277 11.146c-7.804 24.91-7.598 36.43-31.38 35.402c-23.159-1-45.17 14.215-45.31 37.832c3.64 38.338 55.968 37.41 79.076 31.586c8.037-2.546 20.788 3.721 30.836 2.221c18.846-3.287 46.502-28.528 42.098-34.824c-3.97-5.676-50.143-3.842-75.66 14.719c-13.752 1.276-61.539 5.078-58.354-13.961c5.052-30.196 42.66-14.06 57.639-27.815c7.804-7.542 12.53-18.01 15.738-28.986c-5.308-4.79-10.225-10.218-14.683-16.174M58.21 414.053L73.223 426.7l-16.315-2.78zm175.402 40.36L220.77 464.85l-6.563-7.485zm155.479 17.407l1.304 9.87l-16.316 2.78z"/>`,meeple:`<path fill="currentColor" d="M256 54.99c-27 0-46.418 14.287-57.633 32.23c-10.03 16.047-14.203 34.66-15.017 50.962c-30.608 15.135-64.515 30.394-91.815 45.994c-14.32 8.183-26.805 16.414-36.203 25.26C45.934 218.28 39 228.24 39 239.99c0 5 2.44 9.075 5.19 12.065c2.754 2.99 6.054 5.312 9.812 7.48c7.515 4.336 16.99 7.95 27.412 11.076c15.483 4.646 32.823 8.1 47.9 9.577c-14.996 25.84-34.953 49.574-52.447 72.315C56.65 378.785 39 403.99 39 431.99c0 4-.044 7.123.31 10.26c.355 3.137 1.256 7.053 4.41 10.156s7.017 3.938 10.163 4.28c3.146.345 6.315.304 10.38.304h111.542c8.097 0 14.026.492 20.125-3.43c6.1-3.92 8.324-9.275 12.67-17.275l.088-.16l.08-.166s9.723-19.77 21.324-39.388c5.8-9.808 12.097-19.576 17.574-26.498c2.74-3.46 5.304-6.204 7.15-7.754c.564-.472.82-.56 1.184-.76c.363.2.62.288 1.184.76c1.846 1.55 4.41 4.294 7.15 7.754c5.477 6.922 11.774 16.69 17.574 26.498c11.6 19.618 21.324 39.387 21.324 39.387l.08.165l.088.16c4.346 8 6.55 13.323 12.61 17.254c6.058 3.93 11.974 3.45 19.957 3.45H448c4 0 7.12.043 10.244-.304s6.998-1.21 10.12-4.332c3.12-3.122 3.984-6.997 4.33-10.12c.348-3.122.306-6.244.306-10.244c0-28-17.65-53.205-37.867-79.488c-17.493-22.74-37.45-46.474-52.447-72.315c15.077-1.478 32.417-4.93 47.9-9.576c10.422-3.125 19.897-6.74 27.412-11.075c3.758-2.168 7.058-4.49 9.81-7.48S473 244.988 473 239.988c0-11.75-6.934-21.71-16.332-30.554c-9.398-8.846-21.883-17.077-36.203-25.26c-27.3-15.6-61.207-30.86-91.815-45.994c-.814-16.3-4.988-34.915-15.017-50.96C302.418 69.276 283 54.99 256 54.99"/>`,minotaur:`<path fill="currentColor" d="M110 18.906c-3.766 9.014-2.938 15.91-2.938 28.032c0 26.995 24.076 48.413 52.563 52.562c19.28 2.807 39.315 4.758 59.594 5.813c-8.56 7.39-13.907 18.092-13.907 35.124c0 17.576 6.436 37.856 16.562 52.97c10.126 15.112 23.233 24.374 36.03 24.374c12.8 0 25.906-9.26 36.033-24.374c10.126-15.113 16.562-35.392 16.562-52.97c0-17.186-5.43-27.946-14.125-35.342c19.053-1.09 37.854-2.952 56-5.594c28.487-4.147 51.47-23.72 52.563-52.563c.368-9.723-1.637-18.74-2.938-28.03c-2.943 27.71-26.205 45.69-54.313 49.656c-59.833 8.443-123.54 8.443-183.375 0c-28.107-3.966-51.37-21.945-54.312-49.657zm79.78 99.313c-248.928 7.213-200.628 194.293-22.124 242.5c40.812-39.456-6.55-101.937-43.72-57.033c-23.22-43.474-20.674-82.77 4.5-95.03c48.72 27.067 83.566 88.52 86.126 148.405c-33.595 23.148-59.625 63.032-59.625 63.032l26.344 38.78l-41.31 23.5h82.124c-40.513-40.52-11.77-86.093 36.22-86.093c48.645 0 74.12 48.22 36.248 86.095h81.282l-40.47-23.5l26.345-38.78s-26.458-40.502-60.44-63.564c2.744-59.716 37.52-120.887 86.095-147.874c25.176 12.262 27.722 51.557 4.5 95.03c-37.168-44.903-84.53 17.578-43.72 57.033c178.5-48.206 226.788-235.28-22.124-242.5c2.054 6.73 3.158 14.17 3.158 22.218c0 21.95-7.423 45.024-19.72 63.375c-12.295 18.35-30.17 32.656-51.562 32.656s-39.266-14.306-51.562-32.657c-12.296-18.352-19.72-41.426-19.72-63.375c0-8.048 1.105-15.488 3.157-22.22z"/>`,"mirror-mirror":`<path fill="currentColor" d="M257.688 20.375c-38.528 0-74.835 12.49-107.282 34.813h-54.25V460.5h53.907c32.555 22.454 69.036 35.063 107.625 35.063s75.044-12.61 107.593-35.063h53.908V55.188H364.97c-32.447-22.323-68.754-34.812-107.283-34.812zM123.155 84.28H392.28v347.877H123.157V84.28zm18.688 18.69v108.718l126.844-108.72H141.844zm200.437 0L141.845 274.78v56.626l231.75-198.687v-29.75H342.28zm31.314 140.093L174.53 413.469h46.532l152.532-128.376zm0 66.468l-123.5 103.94h123.5V309.53z"/>`,moon:`<path fill="currentColor" d="M253.125 18.563c-131.53 0-238.375 106.813-238.375 238.343S121.596 495.25 253.125 495.25c131.53 0 238.344-106.815 238.344-238.344c0-131.528-106.816-238.344-238.345-238.344zm-23.938 52.093c40.517 0 77.988 12.904 108.532 34.813a154 154 0 0 0-17.064-.97c-84.157 0-152.375 68.25-152.375 152.406S236.5 409.28 320.656 409.28c5.762 0 11.467-.313 17.063-.936c-30.545 21.91-68.016 34.812-108.533 34.812c-102.98 0-186.28-83.272-186.28-186.25s83.3-186.25 186.28-186.25z"/>`,"next-button":`<path fill="currentColor" d="M84.41 106c-15.63.1-27.67 13.8-25.69 29.3c16 124 16 117.4 0 241.4c-2.54 19.8 17.33 35 35.79 27.3L361.5 292.9v98.8c0 7.9 8.9 14.2 20 14.3h52c11.1-.1 20-6.4 20-14.3V120.2c-.1-7.8-9-14.1-20-14.2h-52c-11 .1-19.9 6.4-20 14.2v98.9L94.51 108c-3.2-1.3-6.63-2-10.1-2"/>`,"ninja-head":`<path fill="currentColor" d="M280.054 19.867c-64.315 0-121.76 28.793-159.643 73.934c27.387.07 87.928 3.05 96.12 25.726c-38.414-12.105-79.753-11.26-108.534-9.302a201 201 0 0 0-13.656 23.314c31.507-8.307 147.998-3.37 154.8 21.268c-75.985-18.624-140.59-8.65-162.058-4.895c-8.768 22.446-13.584 46.805-13.584 72.272c0 111.736 96.248 269.949 210.324 269.949c57.808 0 109.1-40.63 145.637-95.248c-31.403 23.812-98.04 57.308-139.002 34.648c81.592-8.994 139.965-50.978 156.19-63.353c25.207-47.142 39.959-100.432 39.959-145.996c0-111.737-92.477-202.317-206.553-202.317m-.002 151.692c105.084 0 190.273 27.727 190.273 61.931c0 22.047-4.495 33.48-57.797 44.453c-29.39 6.052-95.127-31.181-132.476-31.181c-34.864 0-87.12 41.345-115.219 36.017c-56.597-10.732-75.053-26.433-75.053-49.289c0-34.204 85.188-61.931 190.272-61.931m83.885 39.894c-20.14-.12-41.571 3.295-41.475 9.91c.182 12.453 17.364 22.298 38.377 21.99c21.013-.306 18.555-16.216 37.717-23.101c-.085-5.837-16.85-8.693-34.62-8.799zm-172.682 2.883c-17.77.105-34.534 2.964-34.62 8.8c19.162 6.885 16.704 22.796 37.718 23.102c21.013.307 38.195-9.54 38.377-21.992c.096-6.615-21.336-10.03-41.475-9.91m92.57 82.441c31.032 0 56.188 25.235 56.188 25.235s-28.184-11.104-59.217-11.104s-53.16 11.104-53.16 11.104s25.156-25.235 56.19-25.235zM31.25 411.39c4.344 2.046 7.783-40.336 52.246-61.265c-8.111-8.465-12.438-24.638-14.24-35.502c-32.733 4.158-55.012 84.887-38.006 96.767m56.31-41.694c-7.511-.052-17.26-.228-17.445 16.937c-.498 46.31-42.805 96.953-40.128 98.215c7.138 3.364 49.598-32.077 61.906-59.44c4.159-9.244 11.516-55.603-4.333-55.712"/>`,"open-book":`<path fill="currentColor" d="M149.688 85.625c-1.234.005-2.465.033-3.72.063c-33.913.806-75.48 10.704-127.25 33.718V362.78c60.77-28.82 106.718-37.067 144.22-33.092c33.502 3.55 59.685 16.66 83.562 31.187v-242.97c-23.217-17.744-50.195-30.04-85.97-32a185 185 0 0 0-10.843-.28zm211.968 0c-3.7-.016-7.322.088-10.844.28c-35.773 1.96-62.75 14.256-85.968 32v242.97c23.876-14.527 50.06-27.637 83.562-31.188c37.502-3.974 83.45 4.272 144.22 33.094V119.407c-51.77-23.014-93.337-32.912-127.25-33.72c-1.255-.028-2.486-.056-3.72-.06zm5.72 261.78c-1.038-.002-2.074.017-3.095.033c-4.808.075-9.43.37-13.905.843c-33.932 3.597-59.603 17.976-85.53 34.44v.28c-6.554-1.99-13.02-2.37-19.408-.97c-25.566-16.177-51.003-30.202-84.468-33.75c-5.595-.592-11.44-.883-17.564-.842c-32.04.213-71.833 9.778-124.687 35.937v42.53c60.77-28.823 106.714-37.067 144.218-33.092c18.545 1.965 34.837 6.845 49.75 13.28c-4.682 6.064-9.308 13.268-13.875 21.688h117.156c-5.93-8.22-11.798-15.414-17.626-21.56c14.996-6.503 31.39-11.43 50.062-13.408c37.503-3.974 83.448 4.27 144.22 33.094v-42.53c-53.16-26.31-93.115-35.863-125.25-35.97z"/>`,owl:`<path fill="currentColor" d="m70.574 17.27l-4.87 18.044c24.228 6.543 46.02 15.573 65.478 26.704c-21.276 15.76-35.307 42.705-35.307 73.314c0 13.593 2.77 26.463 7.707 37.955c-21.82 20.365-35.004 49.398-35.004 87.504c0 70.68 42.857 131.724 104.85 161.005l-30.71 70.36h20.376l27.594-63.216c3.01 1.077 6.05 2.09 9.13 3.02c3.56 2.76 7.186 5.25 10.868 7.487l-13.03 52.71h19.28l10.945-44.32c6.856 2.546 13.842 4.224 20.9 5.007v39.312h18.69V452.8c7.872-.906 15.65-2.936 23.255-6.056l11.212 45.412h19.25l-13.44-54.418c3.4-2.222 6.75-4.66 10.036-7.343a193 193 0 0 0 9.537-3.456l28.46 65.216h20.376l-31.8-72.863c59.226-30.165 99.74-89.782 99.74-158.502c0-37.114-12.51-65.62-33.32-85.897c5.383-11.896 8.435-25.327 8.435-39.56c0-30.5-13.928-57.36-35.073-73.144c19.638-11.334 41.452-20.41 65.396-26.876l-4.87-18.043c-26.26 7.092-50.213 17.245-71.75 30c-34.084-18.84-77.19-28.164-120.214-28.114c-40.908.048-81.73 8.575-114.655 25.448c-20.227-11.394-42.7-20.644-67.47-27.333zm182.133 21.4c36.446-.044 72.955 6.705 102.084 20.348c-45.112 31.892-77.918 76.2-97.15 127.79C238.314 134.672 205 88.95 157.073 56.388c27.807-11.744 61.69-17.68 95.635-17.722zm-83.605 68.373c19.4 0 35.33 15.923 35.33 35.32c0 19.4-15.93 35.324-35.33 35.324S133.77 161.76 133.77 142.36c0-19.398 15.932-35.32 35.332-35.32zm179.44 0c19.4 0 35.33 15.923 35.33 35.32c0 19.4-15.93 35.324-35.33 35.324c-19.402 0-35.333-15.923-35.333-35.323c0-19.398 15.93-35.32 35.33-35.32zm-110.378 80.69c4.052 10.347 7.523 21 10.424 31.913l9.03 33.964l9.03-33.964a289 289 0 0 1 10.405-31.72c14.39 21.47 37.346 35.386 63.236 35.386c14.44 0 27.964-4.346 39.608-11.896c-4.003 70.85-18.94 124.726-39.34 161.416c-23.964 43.104-54.35 62.274-83.537 61.836c-29.184-.438-59.806-20.672-83.803-64.074c-20.432-36.954-35.36-90.513-39.354-160.03C145.8 218.65 159.81 223.31 174.8 223.31c25.967 0 48.984-14 63.364-35.58zm-125.266 2.147c.433.61.864 1.22 1.31 1.816c2.165 81.335 18.39 144.056 42.653 187.942a209 209 0 0 0 11.538 18.55c-48.72-28.262-81.132-79.294-81.132-137.394c0-32.026 9.226-54.484 25.632-70.913zm288.282 1.428c15.53 16.296 24.226 38.38 24.226 69.486c0 56.37-30.516 106.083-76.828 134.804a206 206 0 0 0 8.315-13.682c24.163-43.46 40.328-106.15 42.628-188.473c.56-.707 1.122-1.41 1.66-2.135zM163.684 250.36c-3.753 6.263-6.096 14.53-6.096 23.24c0 20.065 12.095 35.915 26.82 35.915c12.53 0 23.354-11.585 26.21-27.465c-4.692 4.098-10.472 6.34-16.456 6.34c-15.98 0-29.423-16.616-30.478-38.03m185.912 2.477c-1.056 21.413-14.496 38.03-30.477 38.03c-5.985 0-11.763-2.242-16.458-6.34c2.858 15.88 13.68 27.466 26.21 27.466c14.726 0 26.21-15.85 26.21-35.916c0-8.71-1.732-16.977-5.484-23.24zm-68.73 28.97c-3.51 13.094-14.307 23.18-24.53 23.18c-9.984 0-20.61-10.057-23.943-22.507c-.813 3.397-1.752 7.03-1.752 10.796c0 19.225 11.59 34.41 25.698 34.41s25.697-15.185 25.697-34.41c0-3.986-.26-7.9-1.168-11.47zm35.04 66.706c-3.435 16.552-14.208 29.013-27.45 29.013c-8.24 0-15.752-4.6-21.024-12.146c.738 18.326 12.065 33.062 25.697 33.062c14.107 0 25.696-15.862 25.696-35.086c0-5.407-1.303-10.277-2.92-14.844zM200.27 349.86c-1.294 4.168-1.752 8.69-1.752 13.497c0 19.224 11.59 35.085 25.697 35.085c13.633 0 24.375-14.737 25.113-33.063c-5.272 7.545-12.784 12.146-21.025 12.146c-12.916 0-24.314-11.735-28.032-27.666z"/>`,"pause-button":`<path fill="currentColor" d="M120.16 45A20.16 20.16 0 0 0 100 65.16v381.68A20.16 20.16 0 0 0 120.16 467h65.68A20.16 20.16 0 0 0 206 446.84V65.16A20.16 20.16 0 0 0 185.84 45zm206 0A20.16 20.16 0 0 0 306 65.16v381.68A20.16 20.16 0 0 0 326.16 467h65.68A20.16 20.16 0 0 0 412 446.84V65.16A20.16 20.16 0 0 0 391.84 45z"/>`,"perspective-dice-six":`<path fill="currentColor" d="M255.703 44.764c-6.176 0-12.353 1.384-17.137 4.152l-152.752 88.36c-9.57 5.535-9.57 14.29 0 19.826l152.752 88.359c9.57 5.536 24.703 5.536 34.272 0l152.754-88.36c9.57-5.534 9.57-14.289 0-19.824L272.838 48.916c-4.785-2.77-10.96-4.152-17.135-4.152M238.695 87.27l22.838 14.273q-10.121 1.51-17.515 3.818q-7.477 2.256-12.864 5.489q-11.582 6.95-10.105 15.793q1.396 8.79 15.875 19.16q.39-5.201 3.59-9.553q3.116-4.404 9.244-8.08q15.42-9.254 35.935-7.98q20.583 1.232 38.537 12.455q19.859 12.41 21.284 26.251q1.341 13.79-16.436 24.458q-19.596 11.757-46.588 8.085q-27.007-3.763-56.877-22.431q-30.614-19.134-35.547-37.56q-4.948-18.519 16.938-31.65q6.936-4.161 14.79-7.253q7.857-3.092 16.901-5.275m38.678 53.23q-6.254-.01-11.406 3.08q-6.8 4.08-4.774 9.555q2.011 5.381 12.85 12.156q10.838 6.773 19.666 8.166q8.813 1.301 15.615-2.78q6.869-4.12 4.858-9.503q-2.027-5.474-12.866-12.248q-10.84-6.774-19.652-8.074a28 28 0 0 0-4.291-.352m158.494 33.314c-1.938.074-4.218.858-6.955 2.413l-146.935 84.847c-9.57 5.527-17.14 18.638-17.14 29.69v157.699c0 11.05 7.57 15.419 17.14 9.89l146.937-84.843c9.57-5.527 17.137-18.636 17.137-29.688v-157.7c-2.497-8.048-5.23-12.495-10.184-12.308m-359.763.48c-6.227 0-10.033 5.325-10.155 11.825v157.697c0 11.052 7.57 24.163 17.14 29.69l146.93 84.848c9.57 5.526 17.141 1.156 17.141-9.895v-157.7c0-11.051-7.57-24.159-17.14-29.687L83.09 176.225c-2.567-1.338-4.911-1.93-6.986-1.93zm40.095 52.226l68.114 40.869v25.287l-46.262-27.758v20.64a43 43 0 0 1 6.262 2.151q3.202 1.296 6.619 3.346q19.43 11.658 30.25 30.39Q192 340.089 192 361.893q0 21.624-11.814 26.777q-11.745 5.196-32.67-7.36q-9.04-5.423-17.936-12.996q-8.826-7.44-17.58-17.16v-27.076q8.684 11.465 16.441 19.248q7.83 7.825 14.733 11.967q9.964 5.979 15.658 3.318q5.765-2.705 5.766-13.16q0-10.545-5.766-20.08q-5.694-9.492-15.658-15.47a56.6 56.6 0 0 0-12.598-5.594q-6.69-2.138-14.377-2.729zm270.047 5.732v85.809L400 309.809v25.414l-13.754 8.252v24.777l-23.502 14.102v-24.778L320 383.223v-30.06l38.611-104.331zm-23.502 42.978l-27.248 73.28l27.248-16.348z"/>`,"perspective-dice-six-faces-random":`<path fill="currentColor" d="M255.76 44.764c-6.176 0-12.353 1.384-17.137 4.152L85.87 137.276c-9.57 5.536-9.57 14.29 0 19.826l152.753 88.36c9.57 5.536 24.703 5.536 34.272 0l152.753-88.36c9.57-5.535 9.57-14.29 0-19.825l-152.753-88.36c-4.785-2.77-10.96-4.153-17.135-4.153m-.824 53.11q13.52.146 24.31 6.192q7.38 4.136 9.666 9.438q2.21 5.261.26 13.865l-1.6 5.706q-1.59 6.125-.66 8.81q.854 2.645 4.242 4.544l3.39 1.898l-33.235 18.62l-3.693-2.067q-6.176-3.459-7.883-7.82q-1.782-4.402.594-14.005l1.524-5.748q1.33-5.135.26-8.418q-.98-3.336-4.444-5.277q-5.273-2.954-12.63-2.123q-7.433.79-15.35 5.225q-7.457 4.178-13.55 10.46q-6.167 6.243-10.587 14.288L171.9 138.21q7.977-8.01 15.676-14.013q7.7-6 16.262-10.8q22.464-12.586 41.78-14.967a69 69 0 0 1 9.32-.557zm50.757 56.7l26.815 15.024l-33.235 18.62l-26.816-15.023l33.236-18.62zM75.67 173.84c-5.753-.155-9.664 4.336-9.664 12.28v157.696c0 11.052 7.57 24.163 17.14 29.69l146.93 84.848c9.57 5.526 17.14 1.156 17.14-9.895V290.76c0-11.052-7.57-24.16-17.14-29.688l-146.93-84.847c-2.69-1.555-5.225-2.327-7.476-2.387zm360.773.002c-2.25.06-4.783.83-7.474 2.385l-146.935 84.847c-9.57 5.527-17.14 18.638-17.14 29.69v157.7c0 11.05 7.57 15.418 17.14 9.89L428.97 373.51c9.57-5.527 17.137-18.636 17.137-29.688v-157.7c0-7.942-3.91-12.432-9.664-12.278zm-321.545 63.752q9.83 2.05 17.954 5.013a99.6 99.6 0 0 1 15.68 7.325q19.82 11.445 30.218 26.082q10.398 14.55 10.398 31.04q0 8.46-3.168 13.364q-3.169 4.818-10.804 8.094l-5.2 1.92q-5.524 2.163-7.23 4.46q-1.705 2.207-1.705 6.092v3.885l-29.325-16.933v-4.23q-.001-7.08 2.68-10.97q2.681-3.977 11.292-7.467l5.2-2.006q4.63-1.815 6.742-4.567q2.191-2.704 2.192-6.676q0-6.041-3.9-11.66q-3.899-5.705-10.885-9.74q-6.58-3.798-14.217-5.272q-7.636-1.56-15.922-.645v-27.11zm269.54 8.607q2.282 0 4.232.493q10.398 2.543 10.398 19.034q0 8.46-3.168 17.023q-3.168 8.476-10.804 20.568l-5.2 7.924q-5.524 8.542-7.23 12.807q-1.705 4.178-1.705 8.063v3.885l-29.325 16.932v-4.23q0-7.08 2.68-14.067q2.683-7.073 11.292-20.504l5.2-8.01q4.63-7.164 6.742-12.354q2.191-5.238 2.192-9.21q0-6.042-3.898-7.158q-3.9-1.201-10.887 2.83q-6.58 3.801-14.215 11.145q-7.635 7.259-15.922 17.74v-27.11q9.83-9.3 17.95-15.718q8.126-6.417 15.68-10.777q16.106-9.3 25.99-9.307zm-252.723 94.515l29.326 16.93v30.736l-29.325-16.93v-30.735zm239.246 8.06v30.735l-29.325 16.93v-30.733l29.326-16.932z"/>`,"perspective-dice-six-faces-two":`<path fill="currentColor" d="M255.75 44.813c-6.187 0-12.75 1.563-17.125 4.093L85.875 137.28c-4.375 2.532-7.094 6.33-7.094 9.907c0 3.58 2.69 7.376 7.064 9.907l152.78 88.375c4.376 2.53 10.94 4.093 17.126 4.093s12.782-1.564 17.156-4.094l152.75-88.376c4.375-2.53 7.094-6.328 7.094-9.906c0-3.58-2.75-7.376-7.125-9.907l-152.75-88.374c-4.375-2.53-10.938-4.094-17.125-4.093zm0 12.343a31.953 18.96 0 0 1 23.063 5.563a31.953 18.96 0 0 1-45.188 26.81a31.953 18.96 0 0 1 20.813-32.343a31.953 18.96 0 0 1 1.312-.03M75.07 173.95c-1.497.048-2.873.402-4.033 1.07c-3.094 1.787-5.033 6.043-5.033 11.095v157.688c0 5.052 1.94 11.547 5.033 16.906s7.723 10.27 12.098 12.796l146.945 84.857c4.375 2.527 9.03 2.974 12.123 1.188c3.094-1.785 5.008-6.056 5.008-11.11V290.755c0-5.052-1.913-11.532-5.007-16.89c-3.094-5.36-7.748-10.255-12.123-12.782L83.135 176.225c-2.735-1.58-5.57-2.352-8.065-2.274zm361.97.017c-2.504-.083-5.348.684-8.083 2.263L282.04 261.07c-4.376 2.527-9.03 7.456-12.124 12.815l-.082.14c-3.047 5.332-4.926 11.71-4.926 16.72v157.718c0 5.052 1.914 9.323 5.008 11.11c3.094 1.785 7.748 1.305 12.123-1.22l146.917-84.84c4.375-2.528 9.03-7.423 12.125-12.783c3.094-5.36 5.033-11.853 5.033-16.906v-157.72c0-5.05-1.94-9.275-5.033-11.06c-1.16-.67-2.54-1.028-4.043-1.077zm-14.222 21.803A18.008 31.236 31.906 0 1 434 210.973a18.008 31.236 31.906 0 1-45 25.98a18.008 31.236 31.906 0 1 33.818-41.183m-167.068 2.292a31.953 18.96 0 0 1 23.063 5.563a31.953 18.96 0 0 1-45.188 26.813a31.953 18.96 0 0 1 20.813-32.344a31.953 18.96 0 0 1 1.312-.03zM145.295 289.1a31.236 18.008 58.094 0 1 33.818 41.183a31.236 18.008 58.094 0 1-45-25.98a31.236 18.008 58.094 0 1 11.182-15.203m221.525 0a18.008 31.236 31.906 0 1 .002 0a18.008 31.236 31.906 0 1 11.18 15.203a18.008 31.236 31.906 0 1-45 25.98A18.008 31.236 31.906 0 1 366.82 289.1m-56.002 94.043A18.008 31.236 31.906 0 1 322 398.346a18.008 31.236 31.906 0 1-45 25.98a18.008 31.236 31.906 0 1 33.818-41.183"/>`,"play-button":`<path fill="currentColor" d="M106.854 106.002a26.003 26.003 0 0 0-25.64 29.326c16 124 16 117.344 0 241.344a26.003 26.003 0 0 0 35.776 27.332l298-124a26.003 26.003 0 0 0 0-48.008l-298-124a26 26 0 0 0-10.136-1.994"/>`,"previous-button":`<path fill="currentColor" d="M427.6 106c15.6.1 27.7 13.8 25.7 29.3c-16 124-16 117.4 0 241.4c2.5 19.8-17.4 35-35.8 27.3l-267-111.1v98.8c0 7.9-8.9 14.2-20 14.3H78.49c-11.1-.1-20-6.4-20-14.3V120.2c.1-7.8 9-14.1 20-14.2h52.01c11 .1 19.9 6.4 20 14.2v98.9l267-111.1c3.2-1.3 6.6-2 10.1-2"/>`,recycle:`<path fill="currentColor" d="M255.875 19.75c-15.54.336-30.444 4.193-44.97 10.5l22.47 42c7.42-2.652 15.023-4.442 22.5-4.5c25.633 0 52.754 13.658 73.47 49.47l16.624 28.874l20.217-11.656l43.407 75.187l-53.5 30.844l107.812 62.186V178.312l-33.062 19.063l-59.5-104.156c-27.476-47.506-71.07-73.848-115.47-73.47zm-75.22 57.844L72.813 139.78l32.282 18.595l-56.156 98.313c-25.153 43.508-26.934 92.827-6 131.968c8.675 16.22 21.838 29.508 37.5 40.47l24-40.47c-8.042-6.36-14.9-13.912-19.5-22.5c-12.51-23.402-13.322-54.64 4.5-85.47l13.624-23.436l-19.687-11.375l43.313-75.03l53.968 31.093V77.594zm255.157 267.562c-1.564 7.687-3.835 14.362-7.5 21c-12.83 23.206-38 40.5-77.968 40.5h-24.438v22.906h-86.78V367.5L131.31 429.656l107.813 62.188v-37.22h111.22c54.52 0 98.506-25.648 119.967-64.468c7.566-13.695 11.738-29.242 13.5-45h-48z"/>`,"rolling-dices":`<path fill="currentColor" d="M138.798 35.342L28.73 114.268l95.777 29.095l111.305-87.09zm112.986 31.082l-118.047 89.96l51.07 131.102l8.534-7.455l4.23-15.708a18.338 13.102 76.863 0 1-9.08-20.45a18.338 13.102 76.863 0 1 10.997-13.727a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 3.113 1.544l7.94-29.48a9 9 0 0 1 .353-1.04l.058-.128a9 9 0 0 1 .32-.685l.09-.153a9 9 0 0 1 .37-.625a9 9 0 0 1 .534-.723l.066-.074a9 9 0 0 1 .54-.594a9 9 0 0 1 .65-.593l.004-.002a9 9 0 0 1 .46-.342a9 9 0 0 1 .266-.197a9 9 0 0 1 .502-.3a9 9 0 0 1 .27-.157a9 9 0 0 1 .44-.208a9 9 0 0 1 .38-.178a9 9 0 0 1 .437-.152a9 9 0 0 1 .41-.143a9 9 0 0 1 .404-.1a9 9 0 0 1 .47-.114a9 9 0 0 1 .51-.07a9 9 0 0 1 .37-.05h.01l.01-.003l33.624-2.873a18.338 13.102 76.863 0 1 10.326-9.777a18.338 13.102 76.863 0 1 3.622.53a18.338 13.102 76.863 0 1 8.527 7.327l13.043-1.113L251.785 66.42zM137.25 74.03a9.8 19.77 77.916 0 1 12.798 8.734a9.8 19.77 77.916 0 1-21.938 11.998a9.8 19.77 77.916 0 1-16.57-8.602a9.8 19.77 77.916 0 1 21.938-12a9.8 19.77 77.916 0 1 3.77-.13zm100.228 23.517a18.338 13.102 76.863 0 1 .002 0a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 12.112 21.94a18.338 13.102 76.863 0 1-14.617 13.196a18.338 13.102 76.863 0 1-12.114-21.94a18.338 13.102 76.863 0 1 10.998-13.726zM24.22 131.71l46.992 114.124l94.236 40.38l-45.988-125.57l-95.24-28.935zm147.886 17.43a18.338 13.102 76.863 0 1 3.622.528a18.338 13.102 76.863 0 1 12.11 21.94a18.338 13.102 76.863 0 1-14.616 13.197a18.338 13.102 76.863 0 1-12.112-21.94a18.338 13.102 76.863 0 1 10.996-13.726zm-75.123 13.016a19.454 9.134 59.254 0 1 16.955 15.078a19.454 9.134 59.254 0 1-.425 19.485A19.454 9.134 59.254 0 1 95.6 181.78a19.454 9.134 59.254 0 1 .424-19.48a19.454 9.134 59.254 0 1 .96-.144zm263.393 40.21l-112.102 9.577l113.762 79.926l113.598-16.956l-115.258-72.55zM70.82 212.022A19.454 9.134 59.254 0 1 87.777 227.1a19.454 9.134 59.254 0 1-.425 19.484a19.454 9.134 59.254 0 1-17.913-14.938a19.454 9.134 59.254 0 1 .425-19.482a19.454 9.134 59.254 0 1 .96-.14zm157.378 7.813L186.66 374.023l115.616 99.454l47.147-168.47l-121.225-85.17zm126.987 11.168a21.76 8.898 15.267 0 1 19.693 4.783a21.76 8.898 15.267 0 1 7.607 14.244a21.76 8.898 15.267 0 1-28.886-3.182a21.76 8.898 15.267 0 1-7.61-14.244a21.76 8.898 15.267 0 1 9.195-1.6zM487.78 291.3L366.9 309.343l-46.823 167.316l116.297-31.77zm-181.808 10.8a25.834 15.573 84.277 0 1 4.238.943a25.834 15.573 84.277 0 1 12.873 31.72a25.834 15.573 84.277 0 1-18.105 17.893a25.834 15.573 84.277 0 1-12.874-31.72a25.834 15.573 84.277 0 1 13.868-18.836m154.086 11.636a13.237 21.96 28.62 0 1 7.673 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.878a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zM391.362 324.4a13.237 21.96 28.62 0 1 7.672 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.877a13.237 21.96 28.62 0 1 6.177-28.434a13.237 21.96 28.62 0 1 13.615-8.008zm-173.996 13.305a25.834 15.573 84.277 0 1 4.24.945a25.834 15.573 84.277 0 1 12.872 31.72a25.834 15.573 84.277 0 1-18.106 17.894a25.834 15.573 84.277 0 1-12.873-31.72a25.834 15.573 84.277 0 1 13.866-18.84zm212.278 60.87a13.237 21.96 28.62 0 1 7.67 4.13a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.876a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zm-70.332 19.488a13.237 21.96 28.62 0 1 7.67 4.132a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.874a13.237 21.96 28.62 0 1 6.176-28.434a13.237 21.96 28.62 0 1 13.616-8.007z"/>`,"round-table":`<path fill="currentColor" d="M253.8 30.44c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.76-7.6 18.06c-3.2 13.1-3.9 29.1-4 43.3h17.5l1.6 21.9c6.8-.3 13.8-.5 20.9-.5q11.25 0 21.9.6l1.5-22h16.6c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.46-7.3-17.96s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8zM61.9 174.4c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.94 0l4.3-64.3H104c0-14.3-.2-30.6-3.1-43.9c-1.57-7.2-3.97-13.5-7.27-18c-3.29-4.5-7.39-7.2-13.29-8.1l-7.64-1.2l4.8-6c3.94-4.8 6.54-11.8 6.54-19.6c0-15.4-9.64-26.8-20.14-26.8zm384 0c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.9 0l4.3-64.3H488c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.5-7.3-18s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8zm-190 19c-36.7 0-69.9 5.3-93.2 13.5c-11.6 4.1-20.7 9-26.3 13.7c-5.7 4.7-7.5 8.6-7.5 11.8s1.8 7.1 7.5 11.8c5.6 4.7 14.7 9.5 26.3 13.7c23.3 8.2 56.5 13.5 93.2 13.5s69.9-5.3 93.2-13.5c11.6-4.2 20.7-9 26.3-13.7c5.7-4.7 7.5-8.6 7.5-11.8s-1.8-7.1-7.5-11.8c-5.6-4.7-14.7-9.6-26.3-13.7c-23.3-8.2-56.5-13.5-93.2-13.5m-105 79.2v45.8h18v-39.8c-4.2-1.2-8.3-2.4-12.2-3.8c-2-.7-3.9-1.4-5.8-2.2m210 0c-1.9.8-3.8 1.5-5.8 2.2c-3.9 1.4-8 2.6-12.2 3.8v39.8h18zm-107.1 19c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.9 0l4.3-64.3h16.6c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.5-7.3-18s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8z"/>`,sailboat:`<path fill="currentColor" d="M199.256 74.5v285H27.744l25.998 78h326.513l104-78h-267v-285h-18zm18 18c36.787 88.85 64.94 216 0 250h208c22-34-11.905-164.76-208-250m-36 0c-33.046 69.333-50 200-144 250h144z"/>`,"scroll-unfurled":`<path fill="currentColor" d="M103.432 17.844a87 87 0 0 0-3.348.08q-3.822.163-7.604.678c-20.167 2.747-39.158 13.667-52.324 33.67c-24.613 37.4 2.194 98.025 56.625 98.025c.536 0 1.058-.012 1.583-.022v.704h60.565c-10.758 31.994-30.298 66.596-52.448 101.43a283 283 0 0 0-6.29 10.406l34.878 35.733l-56.263 9.423c-32.728 85.966-27.42 182.074 48.277 182.074v-.002l9.31.066c23.83-.57 46.732-4.298 61.325-12.887c4.174-2.458 7.63-5.237 10.467-8.42h-32.446c-20.33 5.95-40.8-6.94-47.396-25.922c-8.956-25.77 7.52-52.36 31.867-60.452a55.6 55.6 0 0 1 17.565-2.834v-.406h178.33c-.57-44.403 16.35-90.125 49.184-126c23.955-26.176 42.03-60.624 51.3-94.846l-41.225-24.932l38.272-6.906l-43.37-25.807h-.005l.002-.002l.002.002l52.127-8.85c-5.232-39.134-28.84-68.113-77.37-68.113C341.14 32.26 222.11 35.29 149.34 28.496c-14.888-6.763-30.547-10.723-45.908-10.652m.464 18.703c13.137.043 27.407 3.804 41.247 10.63l.033-.07c4.667 4.735 8.542 9.737 11.68 14.985H82.92l10.574 14.78c10.608 14.83 19.803 31.99 21.09 42.024c.643 5.017-.11 7.167-1.814 8.836c-1.705 1.67-6.228 3.875-15.99 3.875c-40.587 0-56.878-44.952-41.012-69.06C66.238 46.64 79.582 39.22 95.002 37.12a64 64 0 0 1 8.894-.573M118.5 80.78h46.28c4.275 15.734 3.656 33.07-.544 51.51H131.52c1.9-5.027 2.268-10.574 1.6-15.77c-1.527-11.913-7.405-24.065-14.62-35.74m101.553 317.095c6.44 6.84 11.192 15.31 13.37 24.914c3.797 16.736 3.092 31.208-1.767 43.204c-4.526 11.175-12.576 19.79-22.29 26h237.19c14.448 0 24.887-5.678 32.2-14.318c7.312-8.64 11.2-20.514 10.705-32.352a47.7 47.7 0 0 0-2.407-13.18l-69.91-8.205l42.017-20.528c-8.32-3.442-18.64-5.537-31.375-5.537H220.053zm-42.668.506a37 37 0 0 0-3.457.153a34.8 34.8 0 0 0-7.824 1.63c-15.11 5.02-25.338 21.54-20.11 36.583c3.673 10.57 15.347 17.71 25.654 13.938l1.555-.57h43.354c.946-6.36.754-13.882-1.358-23.192c-3.71-16.358-20.543-28.483-37.815-28.54z"/>`,share:`<path fill="currentColor" d="M384 64a64 64 0 0 0-64 64a64 64 0 0 0 1.1 11.3l-146.3 73.2A64 64 0 0 0 128 192a64 64 0 0 0-64 64a64 64 0 0 0 64 64a64 64 0 0 0 46.8-20.5L321 372.7a64 64 0 0 0-1 11.3a64 64 0 0 0 64 64a64 64 0 0 0 64-64a64 64 0 0 0-64-64a64 64 0 0 0-46.8 20.5L191 267.4a64 64 0 0 0 1-11.4a64 64 0 0 0-1.1-11.4l146.3-73.1A64 64 0 0 0 384 192a64 64 0 0 0 64-64a64 64 0 0 0-64-64"/>`,shield:`<path fill="currentColor" d="M256 16c25 24 100 72 150 72v96c0 96-75 240-150 312c-75-72-150-216-150-312V88c50 0 125-48 150-72"/>`,"spartan-helmet":`<path fill="currentColor" d="M253.714 20.358c-8.79.075-17.448.82-25.89 2.308c-46.55 8.208-89.423 26.157-121.225 52.065c-31.803 25.908-52.572 59.39-56.316 100.053l-.004.04l-.004.04c-8.45 83.885 39.397 152.37 65.604 181.553c5.21 5.804 7.064 13.574 6.533 20.862s-3.04 14.494-6.598 21.838c-7.114 14.688-18.703 30.06-31.03 44.457c-13.957 16.303-27.375 29.703-37.75 39.627c7.203-1.214 14.764-4.37 22.67-9.368c14.66-9.265 29.554-24.475 42.097-41.298c12.543-16.824 22.807-35.28 28.802-50.586c2.998-7.654 4.912-14.54 5.614-19.72c.7-5.178-.177-8.39-.354-8.687c-15.34-25.73-31.257-52.027-40.687-79.112s-12.2-55.565-.073-83.35c25.223-57.79 78.02-85.085 130.772-89.605c52.61-4.508 105.963 12.396 136.545 44.71l23.292 22.474l69.254-41.47c-20.34-26.314-55.49-55.33-96.24-76.257c-33.546-17.226-70.702-28.978-106.18-30.428q-4.436-.182-8.832-.144zM372.42 146.184l-.058-.057l.31.313c-.083-.087-.17-.17-.25-.256zM244.814 118.95a167 167 0 0 0-7.4.457c-3.562.305-7.11.73-10.64 1.255l9.628 45.077a117 117 0 0 1 17.646-3.564l-9.233-43.226zm43.85 3.658c-4.866 12.845-7.33 25.916-6.978 39.04c6.034.48 12.086 1.335 18.12 2.557c-.868-12.19 1.306-24.43 6.362-36.98a173 173 0 0 0-17.504-4.617m-106.672 11.79c-6.112 3.028-12 6.54-17.612 10.532c17.55 8.862 29.7 22.763 34.715 39.594a107.4 107.4 0 0 1 15.564-10.063c-6.122-16.257-17.577-30.086-32.666-40.063zm88.136 44.796q-1.734-.003-3.457.047q-4.014.113-7.952.502c-41.993 4.176-77.31 30.258-87.475 90.07c-2.198 12.94 4.293 42.822 12.246 67.66c7.952 24.836 16.634 45.517 16.634 45.517l.504 1.198l.143 1.295c1.96 17.7-9.11 34.967-21.212 52.26c-8.036 11.486-16.43 22.104-23.97 31.72c24-1.35 45.963-11.985 67.177-30.947c-.124-.5-.17-.71-.313-1.297c-.866-3.594-1.955-8.697-1.687-14.68c.446-9.983 5.674-21.958 18.818-31.868c-24.577-35.02-28.898-78.757-24.06-115.027l.886-6.65l6.626-1.05c58.715-9.29 97.246-28.81 139.34-54.593c-27.566-21.88-61.198-34.115-92.25-34.158zm120.197 37.84c-48.424 30.517-91.56 55.67-157.556 67.35c-3.253 33.408 2.427 71.84 25.226 100.798c12.607.61 23.264 6.977 29.904 16.184c6.747 9.353 9.946 21.162 10.83 33.628c23.288 21.426 62.97 39.024 97.764 56.655c-3.17-39.444-.296-76.34-14.538-114.11l-62.842-25.3l-.062-.027c-14.313-6.018-23.332-13.792-26.512-24.03c-3.18-10.236-.874-19.966 1.188-31.064l2.2-11.852l10.74 5.476c23.407 11.94 51.394 20.52 77.548 20.065l6.582-.116l2.103 6.238c10.593 31.436 12.912 56.612 15.752 82.203l7.787 3.113c4.126-29.38 1.912-68.686-3.862-104.425c-5.463-33.817-14.72-65.03-22.252-80.788zM223.397 441.148c-.01.444.094.455.01.04c-.002-.008-.01-.033-.01-.04"/>`,"speaker-off":`<path fill="currentColor" d="m275.5 96l-96 96h-96v128h96l96 96zm50.863 89.637l-12.726 12.726L371.273 256l-57.636 57.637l12.726 12.726L384 268.727l57.637 57.636l12.726-12.726L396.727 256l57.636-57.637l-12.726-12.726L384 243.273z"/>`,"spell-book":`<path fill="currentColor" d="M319.61 20.654c13.145 33.114 13.144 33.115-5.46 63.5c33.114-13.145 33.116-13.146 63.5 5.457c-13.145-33.114-13.146-33.113 5.457-63.498c-33.114 13.146-33.113 13.145-63.498-5.459zM113.024 38.021c-11.808 21.04-11.808 21.04-35.724 24.217c21.04 11.809 21.04 11.808 24.217 35.725c11.808-21.04 11.808-21.04 35.724-24.217c-21.04-11.808-21.04-11.808-24.217-35.725m76.55 56.184c-.952 50.588-.95 50.588-41.991 80.18c50.587.95 50.588.95 80.18 41.99c.95-50.588.95-50.588 41.99-80.18c-50.588-.95-50.588-.95-80.18-41.99zm191.177 55.885c-.046 24.127-.048 24.125-19.377 38.564c24.127.047 24.127.046 38.566 19.375c.047-24.126.046-24.125 19.375-38.564c-24.126-.047-24.125-.046-38.564-19.375m-184.086 83.88a96 96 0 0 0-3.492.134c-18.591 1.064-41.868 8.416-77.445 22.556L76.012 433.582c78.487-20.734 132.97-21.909 170.99-4.615V247.71c-18.076-8.813-31.79-13.399-46.707-13.737a91 91 0 0 0-3.629-.002zm122.686 11.42a209 209 0 0 0-8.514.098c-12.81.417-27.638 2.215-45.84 4.522v177.135c43.565-7.825 106.85-4.2 171.244 7.566l-39.78-177.197c-35.904-8.37-56.589-11.91-77.11-12.123zm2.289 16.95c18.889.204 36.852 2.768 53.707 5.02l4.437 16.523c-23.78-3.75-65.966-4.906-92.467-.98l-.636-17.805c11.959-2.154 23.625-2.88 34.959-2.758m-250.483 4.658L60.54 313.002h24.094l10.326-46.004H71.158zm345.881 0l39.742 177.031l2.239 9.973l22.591-.152l-40.855-186.852zm-78.857 57.82c16.993.026 33.67.791 49.146 2.223l3.524 17.174c-32.645-3.08-72.58-2.889-102.995 0l-.709-17.174c16.733-1.533 34.04-2.248 51.034-2.223m-281.793 6.18l-6.924 30.004h24.394l6.735-30.004H56.389zm274.418 27.244c4.656.021 9.487.085 14.716.203l2.555 17.498c-19.97-.471-47.115.56-59.728 1.05l-.7-17.985c16.803-.493 29.189-.828 43.157-.766m41.476.447c8.268.042 16.697.334 24.121.069l2.58 17.74c-8.653-.312-24.87-.83-32.064-.502l-2.807-17.234a257 257 0 0 1 8.17-.073m-326.97 20.309l-17.985 77.928l25.035-.17l17.455-77.758H45.313zm303.164 11.848c19.608-.01 38.66.774 56.449 2.572l2.996 20.787c-34.305-4.244-85.755-7.697-119.1-3.244l-.14-17.922c20.02-1.379 40.186-2.183 59.795-2.193m-166.606 44.05c-30.112.09-67.916 6.25-115.408 19.76l-7.22 2.053l187.759-1.27v-6.347c-16.236-9.206-37.42-14.278-65.13-14.196zm134.41 6.174c-19.63.067-37.112 1.439-51.283 4.182v10.064l177.594-1.203c-44.322-8.634-89.137-13.17-126.31-13.043zM26 475v18h460v-18z"/>`,sun:`<path fill="currentColor" d="M320.063 19.72c-72.258 14.575-19.248 71.693-74.344 108.81c4.846-.49 9.746-.702 14.655-.624c16.288.26 32.785 3.72 48.594 10.72a126 126 0 0 1 14.25 7.405c12.107-47.476-37.103-96.38-3.158-126.31zM136.75 44.47c-40.76 61.357 36.984 64.33 24.406 129.405c17.407-21.255 41.17-35.9 67.156-42.313c-25.006-42.138-94.4-41.924-91.562-87.093zm297.313 75.405c-32.547.872-45.475 46.314-96.594 36.22c21.35 17.42 36.034 41.25 42.467 67.31c42.306-24.92 42.053-94.466 87.282-91.624c-13.43-8.92-24.06-12.15-33.158-11.905zm-177.97 26.656c-23.656.46-46.53 8.82-64.906 23.626l18.657 36.156L170 193.156a107.6 107.6 0 0 0-9.406 16.938c-8.726 19.708-11.002 40.59-7.78 60.344l44.78 2.125l-34 30.312c10.798 20.622 28.414 37.852 51.406 48.03a108 108 0 0 0 9.313 3.626l24.53-38.25l9.095 43.814c27.3.075 53.737-10.387 73.593-29.188l-19.186-37.125l38.406 12.658a109 109 0 0 0 5.03-9.938c9.746-22.01 11.457-45.498 6.44-67.22l-37.626-1.75l27.687-24.718c-10.83-20.194-28.236-37.07-50.874-47.093a107 107 0 0 0-4.125-1.72l-25.874 40.313l-9.906-47.75c-.5-.016-1-.023-1.5-.032c-1.3-.02-2.61-.024-3.906 0zM133.407 186.5c-41.652.725-82.483 34.847-108.72 5.094c14.573 72.234 71.664 19.3 108.783 74.312c-2.154-20.972.934-42.758 10.06-63.375a126 126 0 0 1 7.345-14.093c-5.822-1.47-11.642-2.038-17.47-1.937zm249.5 53.97a124.65 124.65 0 0 1-10.03 63.624l-.188.375a126 126 0 0 1-7.22 13.78c47.524 12.244 96.507-37.137 126.47-3.156c-14.603-72.388-71.92-19.04-109.032-74.625zM136.53 283.405c-42.123 25.014-41.928 94.37-87.093 91.53c61.422 40.803 64.322-37.123 129.594-24.342c-21.344-17.385-36.03-41.167-42.5-67.188zm219.064 48.906c-17.406 21.46-41.236 36.24-67.344 42.72c24.944 42.263 94.497 42.004 91.656 87.218c40.867-61.52-37.402-64.358-24.312-129.938M193.406 360.72c-12.047 47.456 37.087 96.33 3.156 126.25c72.305-14.587 19.195-71.79 74.47-108.908c-21.04 2.204-42.898-.9-63.594-10.062a126 126 0 0 1-14.032-7.28"/>`,talk:`<path fill="currentColor" d="M488 348.78h-70.24l-15.1 87.44l-48.78-87.44H169v-50h190v-157h129zm-145-273v207H158.13l-48.79 87.47l-15.11-87.47H24v-207zM136.724 215.324c0-10.139-12.257-15.214-19.425-8.046s-2.093 19.426 8.046 19.426c6.285 0 11.38-5.095 11.38-11.38zm60.945 0c-.068-10.12-12.32-15.122-19.452-7.943c-7.131 7.18-2.047 19.399 8.073 19.399c6.314 0 11.422-5.141 11.38-11.456zm60.945 0c0-10.139-12.257-15.214-19.425-8.046s-2.093 19.426 8.046 19.426c6.284 0 11.38-5.095 11.38-11.38z"/>`,targeting:`<path fill="currentColor" d="M310.537 18.758L295.6 74.506a185.3 185.3 0 0 0-39.067-4.156v18.662c11.306.01 22.76 1.187 34.217 3.59l-14.488 54.066c2.972.543 5.946 1.206 8.916 2.002c3.11.834 6.152 1.798 9.127 2.873l14.502-54.123a167.2 167.2 0 0 1 31.425 14.006l9.338-16.174a185.3 185.3 0 0 0-35.918-15.912l16.235-60.582zM208.4 76.756a187.15 187.15 0 0 0-83.328 48.181l13.15 13.15c8.15-8.16 17.1-15.426 26.684-21.704l27.936 48.387a112 112 0 0 1 16.19-9.334l-27.948-48.41a167.7 167.7 0 0 1 32.133-12.297L208.4 76.755zm179.668 48.105l-13.154 13.156a167.5 167.5 0 0 1 21.69 26.722l-48.692 28.114a112 112 0 0 1 9.31 16.205l48.725-28.13a167.4 167.4 0 0 1 12.278 32.147l17.97-4.816a187.2 187.2 0 0 0-48.127-83.397zm-292.55 38.574a185.2 185.2 0 0 0-15.885 35.888l-60.737-16.275v19.348L74.8 217.373a185 185 0 0 0-4.122 39.025H89.33a167.3 167.3 0 0 1 3.553-34.18l53.847 14.428a113 113 0 0 1 2.057-9.232a113 113 0 0 1 2.762-8.822l-53.843-14.428a167.3 167.3 0 0 1 13.973-31.398l-16.162-9.332zm162.023 20.484a68 68 0 0 0-2.68.06c-30.888 1.26-58.825 22.36-67.23 53.73c-10.347 38.61 12.708 78.54 51.317 88.886s78.54-12.71 88.885-51.32c10.345-38.607-12.708-78.538-51.316-88.883a72.3 72.3 0 0 0-18.975-2.472zm-.01 18.658q1.932 0 3.88.137l-5.498 20.377c.9-.072 1.806-.12 2.725-.12a33.4 33.4 0 0 1 15.623 3.856l5.293-19.617c21.288 9.357 34.11 31.358 31.818 54.456l-19.15-5.168l.003.055a33.4 33.4 0 0 1-5.178 17.906l19.332 5.214c-9.793 20.695-31.702 32.98-54.574 30.39l5.385-19.96a33.4 33.4 0 0 1-17.74-5.995l-5.59 20.706c-19.83-9.728-31.712-30.68-29.83-52.753l21.054 5.68c-.014-.396-.03-.79-.03-1.19c0-6.18 1.675-11.964 4.587-16.938l-20.882-5.633c8.495-18.616 26.727-30.598 46.777-31.367a58 58 0 0 1 1.994-.04zm166.353 53.822c-.02 11.3-1.186 22.75-3.598 34.2l-54.342-14.56a113 113 0 0 1-2.02 9.024a112 112 0 0 1-2.833 9.02l54.346 14.563a167.3 167.3 0 0 1-14.024 31.398l16.172 9.338a185.3 185.3 0 0 0 15.936-35.89l60.654 16.252v-19.346l-55.805-14.953a185.3 185.3 0 0 0 4.17-39.045h-18.657zM95.027 299.672l-17.97 4.814a187.2 187.2 0 0 0 48.11 83.278l13.157-13.155a167.6 167.6 0 0 1-21.664-26.67L165.057 320a112 112 0 0 1-9.377-16.168l-48.37 27.928a167.4 167.4 0 0 1-12.283-32.088m224.965 47.95a112 112 0 0 1-16.178 9.355l28.112 48.69a167.4 167.4 0 0 1-32.112 12.255l4.815 17.965a187.16 187.16 0 0 0 83.34-48.053l-13.152-13.15a167.4 167.4 0 0 1-26.7 21.652l-28.126-48.715zM218.81 361.08l-14.49 54.07a167 167 0 0 1-31.363-13.992l-9.338 16.174a185.2 185.2 0 0 0 35.855 15.9l-16.293 60.8h19.35l14.993-55.96a185.3 185.3 0 0 0 39.01 4.178v-18.674a167.3 167.3 0 0 1-34.164-3.584l14.5-54.11a114 114 0 0 1-9.34-2.077c-2.97-.796-5.875-1.71-8.72-2.725"/>`,"templar-shield":`<path fill="currentColor" d="m256 21.938l-4.025 2.01c-96 48-93.455 47.175-189.455 63.175l-8.592 1.432l1.15 8.634c16.125 120.934 48.338 217.868 85.022 285.12c18.34 33.627 37.776 59.85 57.263 78.022C216.85 478.502 236.625 489 256 489s39.15-10.497 58.637-28.668s38.922-44.395 57.263-78.02c36.684-67.254 68.897-164.188 85.022-285.123l1.15-8.635l-8.592-1.432c-96-16-93.455-15.174-189.455-63.174zM224 64c16 0 16 0 32 16c16-16 16-16 32-16c-16 16-16 16-16 32l2.666 48h109.158S400 144 416 128c0 16 0 16-16 32c16 16 16 16 16 32c-16-16-32.176-16-32.176-16h-107.38L288 384s0 32 16 64c-16 0-48 0-48-16c0 16-32 16-48 16c16-32 16-64 16-64l11.555-208H128.13S112 176 96 192c0-16 0-16 16-32c-16-16-16-16-16-32c16 16 32.13 16 32.13 16h109.204L240 96c0-16 0-16-16-32"/>`,"theater-curtains":`<path fill="currentColor" d="M18 18v94.275c28.382-12.57 52.994-35.202 71.39-59.734c-4.662-3.466-8.973-7.064-12.865-10.79C68.903 34.452 62.723 26.51 58.973 18zm61.754 0c2.378 3.508 5.41 7.103 9.22 10.75c10.73 10.274 26.505 20.414 44.88 29.117C170.602 75.274 217.8 87 256 87s85.398-11.726 122.146-29.133c18.375-8.703 34.15-18.843 44.88-29.117c3.81-3.647 6.842-7.242 9.22-10.75zm373.273 0c-3.75 8.51-9.93 16.452-17.552 23.75c-3.892 3.726-8.203 7.324-12.864 10.79c18.396 24.533 43.008 47.166 71.39 59.735V18zm-82.554 16.734C354.78 52.937 308.428 65.326 256 65.33c-52.242-.023-98.44-12.343-114.236-30.463C168.982 45.655 211.206 51.987 256 52c44.953-.022 87.294-6.408 114.473-17.266M104.785 62.78C83.37 91.92 53.765 118.415 18 131.788v174.035c2.116.805 4.112 1.178 6 1.178c8.312-.646 12.295-5.132 18.324-9.984c29.568-24.024 49.255-66.27 65.053-119.094c9.187-30.72 17.136-64.91 25.34-100.78a301 301 0 0 1-6.57-3.01c-7.512-3.557-14.67-7.346-21.362-11.35zm302.43 0c-6.693 4.006-13.85 7.795-21.36 11.353a305 305 0 0 1-6.572 3.008c8.204 35.872 16.153 70.062 25.34 100.782c15.798 52.825 35.485 95.07 65.053 119.094c5.414 4.648 11.22 9.89 18.324 9.984c1.888 0 3.884-.373 6-1.178V131.787c-35.764-13.373-65.37-39.87-86.785-69.006zM46.13 317.34C39.233 322.193 31.793 325 24 325c-2.025 0-4.026-.197-6-.564v123.2c6.273 2.01 14.098 3.364 22 3.364c12.41 0 24.637-3.336 30.94-7.316c-.04-43.556-.973-88.042-24.81-126.344m419.74 0c-23.837 38.302-24.77 82.788-24.81 126.344c6.303 3.98 18.53 7.316 30.94 7.316c7.902 0 15.727-1.353 22-3.363v-123.2a33 33 0 0 1-6 .563c-7.792 0-15.232-2.807-22.13-7.66M88.39 409c.6 13.277.61 26.37.61 39v3.73l-2.637 2.633C75.18 465.545 57.5 469 40 469c-7.475 0-14.98-.636-22-2.232V487h476v-20.232c-7.02 1.596-14.525 2.232-22 2.232c-17.5 0-35.18-3.455-46.363-14.637L423 451.73V448c0-12.63.01-25.723.61-39z"/>`,"three-friends":`<path fill="currentColor" d="M389 40.84c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35-18.7-35-44.03c0-25.24 16.5-44.03 35-44.03m-132.9 0c18.4 0 35 18.79 35 44.03c0 25.33-16.6 44.03-35 44.03c-18.5 0-35.1-18.7-35.1-44.03c0-25.24 16.6-44.03 35.1-44.03m-133 0c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35.09-18.7-35.09-44.03c0-25.24 16.59-44.03 35.09-44.03m133 109.06c64 2 118 2 182.8 4.2c30.9 17.8 45.2 109 44.3 140.7l-17.6 17.7c-7.7-42.8-17.4-99.9-33.5-112.6v87.6l4.1 183.7H414l-16.7-184.7h-18l-16.7 184.7h-22.3l4.2-183.7l-8-88.5h-29.3l-7.2 88.2l4.2 183.7h-22.3l-16.8-184.7h-18l-16.8 184.7h-22.2l4.2-183.7L205 199h-29.3l-8 88.5l4.2 183.7h-22.3l-16.7-184.7h-18L98.01 471.2h-22.2l4.2-183.7v-87.6c-16.2 12.7-25.9 69.8-33.6 112.6l-17.6-17.7c-.9-31.7 13.5-122.9 44.3-140.7c64.99-2.2 118.99-2.2 182.99-4.2"/>`,token:`<path fill="currentColor" d="M256 117c-65.2 0-124.2 11.6-166.13 29.7c-20.95 9.1-37.57 19.8-48.57 31.1S25 200.4 25 212s5.3 22.9 16.3 34.2s27.62 22 48.57 31.1C131.8 295.4 190.8 307 256 307s124.2-11.6 166.1-29.7c21-9.1 37.6-19.8 48.6-31.1S487 223.6 487 212s-5.3-22.9-16.3-34.2s-27.6-22-48.6-31.1C380.2 128.6 321.2 117 256 117M25 255.1v50.2c0 6.3 5.3 17.6 16.3 28.9s27.62 22 48.57 31.1C131.8 383.4 190.8 395 256 395s124.2-11.6 166.1-29.7c21-9.1 37.6-19.8 48.6-31.1s16.3-22.6 16.3-28.9v-50.2c-1.1 1.3-2.2 2.5-3.4 3.7c-13.3 13.6-31.8 25.3-54.3 35c-45 19.5-106 31.2-173.3 31.2s-128.3-11.7-173.28-31.2c-22.49-9.7-41.01-21.4-54.3-35c-1.19-1.2-2.32-2.5-3.42-3.7"/>`,trireme:`<path fill="currentColor" d="m176.837 19.198l-16.84 6.358a409 409 0 0 1 6.2 17.662a604 604 0 0 1 19.026.412a430 430 0 0 0-8.386-24.432m171.73 27.88l-17.076 5.689a308 308 0 0 1 6.451 22.168c6.2-.201 12.885-.21 18.531-.084c-2.243-9.35-4.858-18.625-7.906-27.774zM163.608 61.553c-35.687-.08-72.224 2.875-102.092 9.047c31.502 63.023 21.36 127.176 11.951 186.377c6.66-3.484 14.299-6.825 23.17-9.924c20.7-7.23 46.702-13.283 73.541-16.29c26.84-3.006 54.461-3.007 78.53 2.42c2.393.54 4.752 1.147 7.078 1.807c4.659-43.672 3.944-88.62-19.928-129.758l-5.37-9.254c14.989-5.784 31.568-10.739 45.061-13.65a278 278 0 0 0-8.035-9.91c-26.997-7.045-64.873-10.778-103.906-10.865m186.03 31.215a307 307 0 0 0-6.21.03c-30.306.47-61.853 5.293-86.87 13.055c25.163 50.463 21.18 104.252 14.523 152.272c4.878-2.44 10.147-4.748 16.12-6.99c16.449-6.173 36.648-11.122 57.325-13.38c20.677-2.257 41.797-1.88 60.207 3.286c11.532 3.236 22.213 8.601 30.441 16.525c6.069-19.54 12.783-37.8 15.141-57.576c3.016-25.295-.556-53.611-22.184-92.482c-18.522-9.572-47.56-14.576-78.494-14.74zM34.74 242.779c-1.579 20.015-7.296 37.936-8.25 56.257c-.764 15.604 1.607 33.312 6.898 50.799c9.265 30.615 27.63 61.29 56.248 75.158L41.58 479.661l13.52 11.885l56.663-64.46c6.464 1.064 13.686 1.997 21.569 2.808L89.579 479.66l13.52 11.885l52.556-59.785c7.252.486 14.971.884 22.953 1.228l-41.03 46.672l13.52 11.885l50.778-57.762c10.092.258 20.587.43 31.443.518l-40.98 46.615l13.519 11.885l51.373-58.438c8.072-.004 16.766-.047 24.094-.07l-40.987 46.623l13.52 11.885l51.518-58.602c8.254-.038 16.347-.09 24.191-.181l-41.229 46.898l13.52 11.885l52.078-59.24c51.293-1.339 93.833-5.506 131.713-19.575l-2.457-17.558c-34.2-1.249-51.658-29.807-43.396-54.461c5.637-4.618 10.617-9.951 14.673-15.858c11.127-16.2 14.881-37.733 4.229-57.478l-15.842 8.547c7.38 13.678 5.014 26.75-3.223 38.742c-3.941 5.738-9.35 10.968-15.57 15.242c-108.045 18.877-295.175 45.39-372.65 15.988c-4.219-15.394-7.539-32.63-6.944-47.236l.002-.018l25.604-15.914zm170.699 4a273 273 0 0 0-17.19.5c-1.076 30.34-3.038 66.685-4.462 97.138l17.98-1.158c1.43-30.563 3.467-65.377 4.565-96.469c-.299-.002-.594-.01-.893-.012zm160.512 7.712c-6.009.048-12.151.404-18.295 1.04c-1.834 26.561-4.137 54.553-5.192 74.027l17.973-3.028c1.053-19.438 3.573-44.157 5.514-72.039m21.32 102.58c15.183.519 36.84 18.13 36.559 23.008c-.291 5.035-21.101 27.619-35.309 27.943s-38.825-16.226-38.951-20.71s21.04-29.602 36.252-30.237q.714-.029 1.45-.004zm-.758 11.395c-7.739 0-14.012 6.275-14.011 14.013c0 7.74 6.272 14.013 14.011 14.014c7.74 0 14.014-6.274 14.014-14.014s-6.274-14.013-14.014-14.013"/>`,"triton-head":`<path fill="currentColor" d="M256 25c-29 0-59.3 14.86-81.9 35.63c-21.9 20.07-36.1 45.57-37 65.27c7.6 15.2 15.2 30.1 21.1 43.6c6.2 14.1 10.8 26.7 10.8 38.5h-18c0-6.6-3.4-18-9.2-31.3c-5.9-13.3-13.8-28.6-21.9-44.7c-12.3-24.6-23.59-38.24-43.19-50.59c4 25.29 2.8 48.29-4.3 67.69c-6.4 17.6-17.9 32-33.7 42c38.5 16.3 71.89 40.5 96.69 75.7l-14.8 10.4c-21.09-30.1-48.89-51.3-81.89-66.4c13.1 24 17.9 46.6 16.3 67.9c-1.9 24.2-11.8 46.2-24.8 67.4c57.6 13.5 105.09 23.5 168.69 112c13 18.1 28.4 28.9 57.1 28.9s44.1-10.8 57.1-28.9c63.6-88.5 111.1-98.5 168.7-112c-13-21.2-22.9-43.2-24.8-67.4c-1.6-21.3 3.2-43.9 16.3-68c-33 15.1-60.8 36.3-81.9 66.5l-14.8-10.4c24.8-35.2 58.2-59.4 96.7-75.7c-15.9-10-27.4-24.4-33.8-42c-7-19.4-8.2-42.4-4.2-67.69c-19.6 12.35-30.9 25.99-43.2 50.59c-8.1 16.1-16 31.4-21.9 44.7c-5.8 13.3-9.2 24.7-9.2 31.3h-18c0-11.8 4.6-24.4 10.8-38.5c5.9-13.5 13.5-28.4 21.1-43.6c-.9-19.7-15.1-45.2-37-65.27C315.3 39.86 285 25 256 25m-72 246c27 0 49 22 49 49s-22 49-49 49s-49-22-49-49s22-49 49-49m144 0c27 0 49 22 49 49s-22 49-49 49s-49-22-49-49s22-49 49-49m-144 18c-17.2 0-31 13.8-31 31c0 8.7 3.5 16.5 9.2 22.1c-2-4.3-3.2-9.1-3.2-14.1c0-18.1 14.9-33 33-33c5 0 9.8 1.2 14.1 3.2c-5.6-5.7-13.4-9.2-22.1-9.2m144 0c-17.2 0-31 13.8-31 31c0 8.7 3.5 16.5 9.2 22.1c-2-4.3-3.2-9.1-3.2-14.1c0-18.1 14.9-33 33-33c5 0 9.8 1.2 14.1 3.2c-5.6-5.7-13.4-9.2-22.1-9.2"/>`,"two-coins":`<path fill="currentColor" d="M264.4 95.01c-35.6-.06-80.2 11.19-124.2 34.09C96.27 152 61.45 182 41.01 211.3c-20.45 29.2-25.98 56.4-15.92 75.8c10.07 19.3 35.53 30.4 71.22 30.4c35.69.1 80.29-11.2 124.19-34c44-22.9 78.8-53 99.2-82.2c20.5-29.2 25.9-56.4 15.9-75.8c-10.1-19.3-35.5-30.49-71.2-30.49m91.9 70.29c-3.5 15.3-11.1 31-21.8 46.3c-22.6 32.3-59.5 63.8-105.7 87.8c-46.2 24.1-93.1 36.2-132.5 36.2c-18.6 0-35.84-2.8-50.37-8.7l10.59 20.4c10.08 19.4 35.47 30.5 71.18 30.5c35.7 0 80.3-11.2 124.2-34.1c44-22.8 78.8-52.9 99.2-82.2c20.4-29.2 26-56.4 15.9-75.7zm28.8 16.8c11.2 26.7 2.2 59.2-19.2 89.7c-18.9 27.1-47.8 53.4-83.6 75.4c11.1 1.2 22.7 1.8 34.5 1.8c49.5 0 94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9s-17.4-43.4-49.1-59.9c-16.1-8.4-35.7-15.3-57.6-20m106.7 124.8c-10.2 11.9-24.2 22.4-40.7 31c-35 18.2-82.2 29.1-134.3 29.1c-21.2 0-41.6-1.8-60.7-5.2c-23.2 11.7-46.5 20.4-68.9 26.1c1.2.7 2.4 1.3 3.7 2c31.6 16.5 76.4 27.1 125.9 27.1s94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9z"/>`,upgrade:`<path fill="currentColor" d="m256 29.816l-231 154v106.368l231-154l231 154V183.816zm0 128.043L105 259.783v90.283l151-101.925l151 101.925v-90.283zm0 112l-87 58.725v67.6l87-58l87 58v-67.6zm0 89.957l-87 58v64.368l87-58l87 58v-64.368z"/>`,"vintage-robot":`<path fill="currentColor" d="M260.22 58.28c-33.15 0-60.763 22.89-68 53.782h136c-7.24-30.89-34.85-53.78-68-53.78zm-114.16 72.47v194.188h235.16V130.75zm117.063 24.125c32.075 0 58.28 26.207 58.28 58.28c0 32.075-26.206 58.282-58.28 58.282s-58.28-26.207-58.28-58.28c0-32.076 26.206-58.282 58.28-58.282m-135.75 40.22a102.84 102.84 0 0 0-77.094 75.124a37.8 37.8 0 0 0-9.81 3.936c-18.16 10.452-24.47 33.907-13.97 52.03l16.156-9.342c-5.428-9.37-2.296-21.078 7.125-26.5l.157-.063c9.396-5.302 21.1-2.135 26.5 7.19c5.43 9.374 2.3 21.043-7.124 26.467l9.312 16.188c18.16-10.453 24.466-33.905 13.97-52.03a38 38 0 0 0-4.94-6.69c5.013-20.46 20.205-36.686 39.72-44v-42.31zm272.53 3.25v44.624c13.927 8.56 24.357 22.155 28.345 38.436a38 38 0 0 0-4.938 6.688c-10.497 18.126-4.19 41.578 13.97 52.03l9.312-16.187c-9.425-5.424-12.555-17.093-7.125-26.468c5.427-9.375 17.234-12.55 26.655-7.126c9.42 5.422 12.553 17.13 7.125 26.5l16.156 9.344c10.5-18.125 4.19-41.58-13.97-52.032a37.8 37.8 0 0 0-9.81-3.937a102.89 102.89 0 0 0-65.72-71.876zm-224.28 145.28v33.125c5.605-1.6 11.743-2.5 18.438-2.5c8.152 0 15.475 1.222 22 3.406v-34.03zm141.688 0v33.47c6.063-1.826 12.78-2.845 20.187-2.845c7.424 0 14.164 1.085 20.25 3.03v-33.655zm-123.25 49.313c-21.565 0-31.638 9.323-38.75 23.375c-5.676 11.21-8.255 25.565-9.438 38.718h96.438c-1.052-13.284-3.285-27.65-8.75-38.81c-6.833-13.953-16.734-23.283-39.5-23.283m143.437 0c-22.766 0-32.668 9.33-39.5 23.28c-5.466 11.162-7.698 25.528-8.75 38.813h96.438c-1.183-13.152-3.763-27.506-9.438-38.717c-7.113-14.052-17.186-23.375-38.75-23.375z"/>`,"winged-shield":`<path fill="currentColor" d="M133.813 37.28C103.96 66.698 96.25 109.353 110.28 145.47c-36.49-20.383-64.53-55.487-74.624-98.907c-24.28 73.892 10.364 151.554 77.406 183.812c-32.378 8.965-67.574-2.14-92.843-33.03c13.227 64.09 61.895 103.305 111.843 93.905c-6.975 30.883-30.75 49.33-62.032 44.438c34.323 27.377 71.306 27 91.157 2.437c12.456 22.323 27.246 44.204 44.375 65.438l-23.125 12.062c16.96 26.955 42.62 53.035 75.907 77.125c31.79-23.093 55.416-48.452 72.437-74.28l-22.81-11.845c18.262-22.29 33.963-45.313 47.124-68.844c19.78 24.912 56.984 25.416 91.47-2.092c-31.284 4.89-55.09-13.554-62.064-44.438c49.96 9.422 98.644-29.8 111.875-93.906c-25.27 30.89-60.465 41.996-92.844 33.03c67.044-32.257 101.688-109.92 77.408-183.81c-10.097 43.428-38.153 78.525-74.657 98.905c14.035-36.12 6.356-78.772-23.5-108.19c12.743 50.553-15.21 102.74-63.842 120.345c-39.307 2.985-81.754 3.038-121.063.094c-48.77-17.527-76.824-69.81-64.063-120.44zm252.156 130.595c-3.963 92.26-46.662 184.737-127.908 265.78c-81.665-81.18-123.585-173.522-127.437-265.75c75.58 14.548 179.816 14.366 255.344-.03z"/>`,"wolf-head":`<path fill="currentColor" d="M179.3 38.94C154.7 77.7 142.7 139.7 168.4 185.9l-16.3 9.2c-6.7-11.9-11.2-24.4-13.9-37.2c-34.5-6.3-69.42-7.5-104.98-2.1c34.07 10.1 52.77 23.7 76.68 46.7c-26.82 9.7-60.25 30.2-92.93 70.2c35.47-8.8 64.83-11.5 89.43-6.3c-36.94 22.5-64.06 56.1-88.34 114.1c35.9-17.2 64.89-18.8 102.94-18.8c-23.07 32.7-35.27 77.2-36.31 112.8c24.51-26 57.61-60.2 87.21-79c3 29.9 15 58.3 35.9 85.3c-.2-43.9 10.3-88.3 31.6-133.4c-18.8 9-32.4 18.1-49.9 29.3c6.2-27.9 12.4-55.8 18.7-83.7c-23.3 2.4-39 10-60.5 18.5c16.3-33.1 32.7-66.1 49.1-99.2l16.8 8.3l-28.4 57.4c18.4-4.4 28.7-4.1 45.7-1.3c-4.5 20.4-9 40.7-13.6 61c65.3-36.2 148.3-45.9 226.7-50c7.6-12.9 13.8-24.2 18.8-34.8l-6.3-24.4l-24.4 30.8l-7.8-27.5l-22.5 29.2l-7.5-26.1l-23.9 31.5l-7.7-28.2l-23.8 31.4l1.2-41.1l22.6-42.7l7.6 28.3l23.9-31.5l7.6 28.2l23.5-30l6.5 26.9l24.5-30.8l7.8 27.5l24.6-32c2.3-10.8 4.6-22.4 7.4-35.7c-55.5-3.7-106.3 4.8-154 9.8c-38-20.8-80.8-26.8-121.9-18.5c-13.6-29.69-27.2-59.38-40.9-89.06M325.5 158.3c-4.5 14.2-13 18.3-24.7 20.6c-16.1-4.4-28.3-15.5-34.4-30.2c20.4-3.8 42.4 3.4 59.1 9.6"/>`,"woman-elf-face":`<path fill="currentColor" d="M256 41c-28.25 0-58.36 18.25-81.166 44.857a170 170 0 0 0-8.947 11.403L208 69.184l23.127 15.418c.506-6.936 2.568-13.312 6.07-18.565C241.265 59.937 247.934 55 256 55s14.735 4.936 18.803 11.037c3.502 5.253 5.564 11.63 6.07 18.565L304 69.184l42.113 28.076a171 171 0 0 0-8.947-11.403C314.36 59.25 284.25 41 256 41m0 32c-.77 0-2.103.436-3.826 3.02C250.45 78.608 249 82.995 249 88c0 3.83.85 7.29 2.02 9.865l4.98 3.32l4.98-3.32C262.15 95.29 263 91.83 263 88c0-5.006-1.45-9.393-3.174-11.98C258.103 73.437 256.77 73 256 73m-48 17.816l-28.623 19.08l5.336 1.067c16.922 2.09 36.528 3.426 56.605 3.867a27.8 27.8 0 0 1-3.7-4.268zm96 0l-29.617 19.747a28 28 0 0 1-3.7 4.267c20.077-.442 39.685-1.777 56.608-3.867l5.333-1.067zM32 112c33.318 33.318 58.914 89.742 71.463 126.506c3.176-25.792 7.433-52.057 12.54-74.658a521 521 0 0 1 3.585-14.922C98.66 132.53 44.818 112 32 112m448 0c-12.818 0-66.66 20.53-87.588 36.926a518 518 0 0 1 3.584 14.922c5.108 22.6 9.365 48.866 12.54 74.658C421.087 201.742 446.683 145.318 480 112m-331.47 10.086c-4.642 8.756-10.375 25.398-14.97 45.73c-5.475 24.23-10.06 53.44-13.257 81.444c-2.72 23.812-4.36 46.505-4.832 64.775c6.863-23.28 15.328-51.522 26.116-79.943c14.948-39.38 33.48-78.513 59.758-101.444l-52.813-10.562zm214.94 0l-52.814 10.562c26.277 22.93 44.81 62.063 59.758 101.444c10.788 28.42 19.253 56.664 26.115 79.943c-.474-18.27-2.114-40.963-4.833-64.775c-3.197-28.003-7.782-57.213-13.258-81.444c-4.595-20.332-10.328-36.974-14.97-45.73zm-128.755 10.62l-6.69 3.345c-6.37 3.187-12.575 8.02-18.574 14.118c6.667.82 12.99 2.112 18.59 3.863c8.714 2.728 16.785 5.412 20.364 14.75l-16.808 6.44c.716 1.868-2.263-1.923-8.932-4.01c-6.67-2.085-15.925-3.606-25.332-3.99c-.636-.025-1.273-.033-1.91-.048c-3.23 4.555-6.38 9.44-9.442 14.596c4.823-1.175 9.422-1.768 14.02-1.768c12 0 24 4 40 12c0 16-16 32-32 32c-9.86 0-25.784-6.078-36.563-14.484c-4.653 9.97-9.01 20.393-13.023 30.964a689 689 0 0 0-6.662 18.38c9.174 24.796 21.778 46.163 35.352 63.615c13.475 17.326 27.913 30.755 40.576 39.666C240.342 371.05 251.75 375 256 375s15.658-3.95 28.32-12.86s27.1-22.34 40.576-39.665c13.574-17.452 26.178-38.82 35.352-63.614a689 689 0 0 0-6.662-18.38c-4.013-10.57-8.37-20.995-13.024-30.964C329.784 217.922 313.86 224 304 224c-16 0-32-16-32-32c16-8 28-12 40-12c4.598 0 9.197.593 14.02 1.768c-3.043-5.124-6.173-9.98-9.383-14.512c-9.19.424-18.187 1.915-24.707 3.955c-6.67 2.087-9.648 5.878-8.932 4.01l-16.81-6.44c3.58-9.338 11.653-12.022 20.37-14.75c4.95-1.548 10.476-2.728 16.296-3.55c-6.093-6.248-12.4-11.19-18.88-14.43l-6.69-3.345a765 765 0 0 1-42.569 0M200 192a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8m111.648 0a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8M240 256l16 4.098L272 256c0 16-16 16-16 16s-16 0-16-16m-96.836 28.87c-4.49 14.25-8.274 27.123-11.822 39.16c-9.37 62.528-29.578 99.06-52.65 146.353c4.716-.48 9.643-1.316 14.462-2.922c10.293-3.43 19.87-9.632 26.795-23.485l8.05-16.1l8.05 16.1c7.835 15.668 12.134 21.143 14.272 22.773c1.07.815 1.84 1.144 3.942 1.793c.25.08.683.214.984.308c12.907-29.755 25.753-81.982 27.535-123.414a245 245 0 0 1-9.887-11.91c-10.863-13.966-21.126-30.27-29.732-48.655zm225.672 0c-8.606 18.385-18.87 34.688-29.732 48.655a246 246 0 0 1-9.887 11.91c1.824 42.395 15.232 96.096 28.435 125.454c.942-.053 1.702-.12 2.155-.21c1.098-.223.9-.08 1.836-1.022c1.873-1.886 6.306-9.683 14.306-25.683l8.05-16.1l8.05 16.1c6.927 13.853 16.503 20.055 26.796 23.486c5.303 1.77 10.72 2.63 15.857 3.073c-17.65-45.806-38.75-79.5-50.51-134.562c-4.353-14.547-9.39-32.163-15.357-51.1zM240 288s16 0 16 6.693C256 288 272 288 272 288c16 0 32 16 48 16c0 0-28.9 29.78-48 32c-5.653.657-16-5.96-16-5.96s-10.347 6.617-16 5.96c-19.1-2.22-48-32-48-32c16 0 32.012-15.997 48-16m-40.482 74.475c-.435 4.7-.954 9.44-1.58 14.207l1.55 2.326l25.91 38.865l24.24-24.236l1.048-1.05c-10.23-1.496-21.165-7.142-33.366-15.728c-5.783-4.07-11.77-8.882-17.802-14.385zm112.964 0c-6.033 5.503-12.02 10.314-17.802 14.384c-12.2 8.585-23.134 14.23-33.364 15.728l25.286 25.285l25.91-38.865l1.55-2.326a374 374 0 0 1-1.58-14.207zm-118.82 40.242c-4.95 25.17-12.022 49.39-19.78 68.283h70.358l-28.166-35.072l-22.412-33.21zm124.676 0l-22.412 33.21L267.76 471h70.36c-7.76-18.893-14.83-43.113-19.782-68.283M256 412.727l-19.88 19.882L256 456.942l19.88-24.334z"/>`},Qs=`/assets/icons-CMJdwuCD.svg`;function $s(e){return Zs[e]}function ec(e){return`${Qs}#${e}`}function tc(e){return e}var nc=qr(`<use></use>`),rc=qr(`<svg class="icon svelte-dlgoph" viewBox="0 0 512 512"><!></svg>`);function ic(e,t){D(t,!0);let n=k(()=>$s(t.name));var r=rc(),i=N(r),a=e=>{var t=Yr();xi(P(t),()=>V(n),void 0,!0),G(e,t)},o=e=>{var n=nc();R(e=>Y(n,`href`,e),[()=>ec(t.name)]),G(e,n)};q(i,e=>{V(n)?e(a):e(o,-1)}),E(r),R(()=>{Y(r,`role`,t.label?`img`:void 0),Y(r,`aria-label`,t.label),Y(r,`aria-hidden`,t.label?void 0:`true`)}),G(e,r),O()}var ac=W(`<button class="svelte-12z1ms2"> <span class="unseen"> </span></button>`),oc=W(`<div class="languages svelte-12z1ms2" role="group"></div>`);function sc(e,t){D(t,!0);let n={en:`English`,ru:`Русский`,pl:`Polski`};var r=oc();J(r,20,()=>Da,e=>e,(e,t)=>{var r=ac(),i=N(r,!0),a=F(I(i));E(r),R(e=>{Y(r,`lang`,t),Y(r,`aria-pressed`,X.language===t),Y(r,`title`,n[t]),K(i,e),K(a,` ${n[t]??``}`)},[()=>t.toUpperCase()]),H(`click`,r,()=>ss(t)),G(e,r)}),E(r),R(e=>Y(r,`aria-label`,e),[()=>Z(`setting-language`)]),G(e,r),O()}U([`click`]);var cc=W(`<a href="/"><!><span class="svelte-1ew1yb3">Astragal</span></a>`);function lc(e,t){D(t,!0);let n=wa(t,`short`,3,!1);var r=cc();let i;ic(N(r),{name:`perspective-dice-six-faces-random`}),Me(),E(r),R(e=>{i=zi(r,1,`logo svelte-1ew1yb3`,null,i,{short:n()}),Y(r,`aria-label`,e)},[()=>Z(`nav-home`)]),G(e,r),O()}var uc=W(`<h1 class="svelte-1jtaxdn"> </h1>`),dc=W(`<header class="svelte-1jtaxdn"><!> <nav class="svelte-1jtaxdn"><!> <a class="round" href="/settings"><!></a> <a class="round" href="/about"><!></a></nav></header> <main><!> <!></main>`,1);function fc(e,t){D(t,!0);let n=wa(t,`heading`,3,!0),r=wa(t,`narrow`,3,!1);L(()=>{document.title=t.title===`Astragal`?t.title:`${t.title} – Astragal`});var i=dc(),a=P(i),o=N(a);lc(o,{});var s=I(o,2),c=N(s);sc(c,{});var l=I(c,2);ic(N(l),{name:`cog`}),E(l);var u=I(l,2);ic(N(u),{name:`info`}),E(u),E(s),E(a);var d=I(a,2);let f;var p=N(d),m=e=>{var n=uc(),r=F(n,!0);R(()=>K(r,t.title)),G(e,n)};q(p,e=>{n()&&e(m)}),Si(I(p,2),()=>t.children),E(d),R((e,t,n,i,a)=>{Y(s,`aria-label`,e),Y(l,`aria-label`,t),Y(l,`title`,n),Y(u,`aria-label`,i),Y(u,`title`,a),f=zi(d,1,`svelte-1jtaxdn`,null,f,{narrow:r()})},[()=>Z(`nav-label`),()=>Z(`nav-settings`),()=>Z(`nav-settings`),()=>Z(`nav-about`),()=>Z(`nav-about`)]),G(e,i),O()}var pc=W(`<li class="chip"> </li>`),mc=W(`<div class="text svelte-gf7t7t"><p> </p> <p> </p> <h2 class="svelte-gf7t7t"> </h2> <p> </p> <h2 class="svelte-gf7t7t"> </h2> <p> </p> <p> </p> <ul class="svelte-gf7t7t"></ul> <p> </p></div>`);function hc(e,t){D(t,!0);let n=`Lorc.Delapouite.John Colburn.Felbrigg.John Redman.Carl Olsen.Sbed.PriorBlue.Willdabeast.Viscious Speed.Lord Berandas.Irongamer.HeavenlyDog.Lucas.Faithtoken.Skoll.Andy Meneely.Cathelineau.Kier Heyl.Aussiesim.Sparker.Zeromancer.Rihlsul.Quoting.Guard13007.DarkZaitzev.SpencerDub.GeneralAce135.Zajkonur.Catsu.Starseeker.Pepijn Poolman.Pierre Leducq.Caro Asercion`.split(`.`);{let t=k(()=>Z(`about-title`));fc(e,{get title(){return V(t)},narrow:!0,children:(e,t)=>{var r=mc(),i=N(r),a=F(i,!0),o=I(i,2),s=F(o,!0),c=I(o,2),l=F(c,!0),u=I(c,2),d=F(u,!0),f=I(u,2),p=F(f,!0),m=I(f,2),h=F(m,!0),g=I(m,2),_=F(g,!0),v=I(g,2);J(v,20,()=>n,e=>e,(e,t)=>{var n=pc(),r=F(n,!0);R(()=>K(r,t)),G(e,n)}),E(v);var y=F(I(v,2),!0);E(r),R((e,t,n,r,i,o,c,u)=>{K(a,e),K(s,t),K(l,n),K(d,r),K(p,i),K(h,o),K(_,c),K(y,u)},[()=>Z(`about-what`),()=>Z(`about-publishers`),()=>Z(`about-fair`),()=>Z(`about-fair-text`),()=>Z(`about-licences`),()=>Z(`about-code`),()=>Z(`about-icons`),()=>Z(`about-fonts`)]),G(e,r)},$$slots:{default:!0}})}O()}var gc=W(`<p role="alert" class="svelte-qif38m"> </p>`),_c=W(`<form class="svelte-qif38m"><label for="name"> </label> <input id="name" class="field" maxlength="32" autocomplete="nickname"/> <!> <div class="acts svelte-qif38m"><button class="button primary"> </button> <a class="button"> </a></div></form>`);function vc(e,t){D(t,!0);let n=j(``),r=j(``),i=j(!1);L(()=>{Q.me().then(e=>M(n,e.name,!0),e=>M(r,hs(e),!0))});async function a(e){e.preventDefault(),M(i,!0);try{V(n).trim()&&await Q.rename(V(n).trim()),await Q.sit(t.table,{secret:t.secret}),Cs(`/table/${t.table}`,!0)}catch(e){M(r,hs(e),!0)}M(i,!1)}{let o=k(()=>Z(`join-title`));fc(e,{get title(){return V(o)},narrow:!0,children:(e,o)=>{var s=_c(),c=N(s),l=F(c,!0),u=I(c,2);ia(u);var d=I(u,2),f=e=>{var t=gc(),n=F(t,!0);R(()=>K(n,V(r))),G(e,t)};q(d,e=>{V(r)&&e(f)});var p=I(d,2),m=N(p),h=F(m,!0),g=I(m,2),_=F(g,!0);E(p),E(s),R((e,n,r)=>{K(l,e),m.disabled=V(i),K(h,n),Y(g,`href`,`/table/${t.table??``}`),K(_,r)},[()=>Z(`join-name`),()=>Z(`join-sit`),()=>Z(`join-watch`)]),Rr(`submit`,s,a),fa(u,()=>V(n),e=>M(n,e)),G(e,s)},$$slots:{default:!0}})}O()}var yc=W(`<span class="none svelte-1kdkrad">–</span>`),bc=W(`<span class="figures"> </span>`),xc=W(`<li><!></li>`),Sc=W(`<ol></ol>`),Cc=W(`<div class="svelte-1kdkrad"><dt class="svelte-1kdkrad"> </dt> <dd class="svelte-1kdkrad"><!></dd></div>`),wc=W(`<dl></dl>`);function Tc(e,t){D(t,!0);let n=e=>t.words[e]??e.replaceAll(`_`,` `).replaceAll(`-`,` `),r=e=>typeof e!=`object`||!e;var i=Yr(),a=P(i),o=e=>{G(e,yc())},s=e=>{var n=Yr(),i=P(n),a=e=>{var n=bc(),r=F(n,!0);R(e=>K(r,e),[()=>t.value.length?t.value.join(` · `):`–`]),G(e,n)},o=k(()=>t.value.every(r)),s=e=>{var n=Sc();J(n,21,()=>t.value,fi,(e,n)=>{var r=xc();Tc(N(r),{get value(){return V(n)},get words(){return t.words}}),E(r),G(e,r)}),E(n),G(e,n)};q(i,e=>{V(o)?e(a):e(s,-1)}),G(e,n)},c=k(()=>Array.isArray(t.value)),l=e=>{var r=wc();J(r,21,()=>Object.entries(t.value),([e,t])=>e,(e,r)=>{var i=k(()=>g(V(r),2));let a=()=>V(i)[0],o=()=>V(i)[1];var s=Cc(),c=N(s),l=F(c,!0),u=I(c,2);Tc(N(u),{get value(){return o()},get words(){return t.words}}),E(u),E(s),R(e=>K(l,e),[()=>n(a())]),G(e,s)}),E(r),G(e,r)},u=e=>{var n=bc(),r=F(n,!0);R(()=>K(r,t.value)),G(e,n)};q(a,e=>{t.value===null||t.value===``?e(o):V(c)?e(s,1):typeof t.value==`object`?e(l,2):e(u,-1)}),G(e,i),O()}var Ec=W(`<section class="panel facts svelte-16zprml"><!></section>`),Dc=W(`<div class="felt svelte-16zprml"><div class="inner svelte-16zprml"><!></div></div> <!>`,1);function Oc(e,t){D(t,!0);let n=new Set([`game`,`options`,`number`,`active`,`result`,`decision`,`seats`,`phase`]),r=k(()=>Object.entries(t.view).filter(([e])=>!n.has(e)));var i=Dc(),a=P(i),o=N(a);Si(N(o),()=>t.panel),E(o),E(a);var s=I(a,2),c=e=>{var n=Ec(),i=N(n);{let e=k(()=>Object.fromEntries(V(r))),n=k(()=>t.sheet.facts??{});Tc(i,{get value(){return V(e)},get words(){return V(n)}})}E(n),R(e=>Y(n,`aria-label`,e),[()=>Z(`generic-facts`)]),G(e,n)};q(s,e=>{V(r).length&&e(c)}),G(e,i),O()}var kc=W(`<div class="cover svelte-hqa5g4" aria-hidden="true"><!></div>`);function Ac(e){var t=kc();ic(N(t),{name:`rolling-dices`}),E(t),G(e,t)}var jc={Board:Oc,Cover:Ac},Mc=`modulepreload`,Nc=function(e){return`/`+e},Pc={},Fc=function(e){return e.pathname.endsWith(`.css`)},Ic=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Lc=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Nc(t,n);let r=s(t),i=Fc(r);return Ic(Pc,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Mc,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Rc=Object.assign({"../games/dice-forge/index.ts":()=>Lc(()=>import(`./dice-forge-KlLhs-PZ.js`),__vite__mapDeps([0,1,2,3,4])),"../games/dice-throne/index.ts":()=>Lc(()=>import(`./dice-throne-CWO88los.js`),__vite__mapDeps([5,1,2,3,6])),"../games/pig/index.ts":()=>Lc(()=>import(`./pig-thXIFTJL.js`),__vite__mapDeps([7,1,2,8]))}),zc=new Map;function Bc(e){return`../games/${e}/index.ts`in Rc}function Vc(e){let t=zc.get(e);if(t)return t;let n=Rc[`../games/${e}/index.ts`],r=n?n().then(e=>e.default):Promise.resolve(jc);return zc.set(e,r),r}function Hc(e){return e[Math.min(1,e.length-1)]?.level??``}function Uc(e,t,n=()=>void 0,r=Math.random){let i=(e.values??[]).map(({value:t})=>({value:t,order:(n(e,t)??1/0)+r()})),a=i.sort((e,t)=>e.order-t.order).map(({value:e})=>e),o=i.some(({order:e})=>e<1/0)?a:[e.default,...a.filter(t=>t!==e.default)];return Array.from({length:t},(t,n)=>o[n%o.length]??e.default)}function Wc(e,t,n){let r=e.seat_facts.map(e=>({name:e.name,values:Uc(e,t,n)}));return Array.from({length:t},(e,t)=>Object.fromEntries(r.map(({name:e,values:n})=>[e,n[t]??``])))}function Gc(e,t){return(e.values??[]).filter(e=>!t||!e.counts||e.counts.includes(t))}function Kc(e,t,n){let r=e=>{let r=t[e.name]??e.default,i=Gc(e,n);return e.kind===`number`||i.some(e=>e.value===r)?r:i[0]?.value??r};return Object.fromEntries(e.map(e=>[e.name,r(e)]))}function qc(e,t,n,r,i=e.counts[0]??2){let a={bot:`bot`,friends:`open`,screen:`me`};return Wc(e,i,r).map((e,r)=>{let i=r===0?`me`:a[n];return{kind:i,facts:e,...i===`bot`?{level:Hc(t)}:{}}})}var Jc=W(`<button class="button second svelte-k22swf"> </button>`),Yc=W(`<article class="game panel svelte-k22swf"><div class="cover svelte-k22swf"><!></div> <div class="title svelte-k22swf"><h2 class="svelte-k22swf"> </h2> <span class="seats svelte-k22swf"> </span> <p class="svelte-k22swf"> </p></div> <div class="acts svelte-k22swf"><button class="button primary now svelte-k22swf"><!> </button> <!></div> <nav class="ways svelte-k22swf"><a class="svelte-k22swf"><!> </a> <a class="svelte-k22swf"><!> </a> <a class="svelte-k22swf"><!> </a> <a class="svelte-k22swf"><!> </a></nav></article>`);function Xc(e,t){D(t,!0);let n=k(()=>Vc(t.game.id)),r=k(()=>t.game.seats[0]===t.game.seats[1]?String(t.game.seats[0]):`${t.game.seats[0]}–${t.game.seats[1]}`);var i=Yc(),a=N(i);li(N(a),()=>V(n),null,(e,t)=>{var n=k(()=>{var{Cover:e}=V(t);return{Cover:e}}),r=k(()=>V(n).Cover),i=Yr();Ci(P(i),()=>V(r),(e,t)=>{t(e,{})}),G(e,i)}),E(a);var o=I(a,2),s=N(o),c=F(s,!0),l=I(s,2),u=F(l,!0),d=F(I(l,2),!0);E(o);var f=I(o,2),p=N(f),m=N(p);ic(m,{name:`rolling-dices`});var h=I(m,1,!0);E(p);var g=I(p,2),_=e=>{var n=Jc(),r=F(n,!0);R(e=>{n.disabled=t.busy,K(r,e)},[()=>Z(`play-tour`)]),H(`click`,n,()=>t.play(!0)),G(e,n)};q(g,e=>{t.game.tour&&e(_)}),E(f);var v=I(f,2),y=N(v),b=N(y);ic(b,{name:`three-friends`});var x=I(b,1,!0);E(y);var S=I(y,2),ee=N(S);ic(ee,{name:`round-table`});var C=I(ee,1,!0);E(S);var te=I(S,2),ne=N(te);ic(ne,{name:`gears`});var re=I(ne,1,!0);E(te);var ie=I(te,2),ae=N(ie);ic(ae,{name:`spell-book`});var oe=I(ae,1,!0);E(ie),E(v),E(i),R((e,n,r,i,a,o,s)=>{K(c,t.game.name),K(u,e),K(d,t.game.tagline),p.disabled=t.busy,Y(p,`data-game`,t.game.id),K(h,n),Y(v,`aria-label`,r),Y(y,`href`,`/new/${t.game.id??``}?with=friends`),K(x,i),Y(S,`href`,`/new/${t.game.id??``}?with=screen`),K(C,a),Y(te,`href`,`/new/${t.game.id??``}`),K(re,o),Y(ie,`href`,`/rules/${t.game.id??``}`),K(oe,s)},[()=>Z(`play-seats`,{count:V(r)}),()=>Z(`play-now`),()=>Z(`play-ways`,{game:t.game.name}),()=>Z(`play-friends`),()=>Z(`play-screen`),()=>Z(`play-setup`),()=>Z(`nav-rules`)]),H(`click`,p,()=>t.play(!1)),G(e,i),O()}U([`click`]);var Zc=W(`<p role="alert" class="svelte-1o96q9b"> </p>`),Qc=W(`<details><summary class="svelte-1o96q9b"> </summary> <form class="svelte-1o96q9b"><textarea class="field svelte-1o96q9b" rows="5"></textarea> <input type="file"/> <!> <button class="button"> </button></form></details>`);function $c(e,t){D(t,!0);let n=j(``),r=j(``),i=j(!1);async function a(e){let t=e.currentTarget.files?.[0];t&&M(n,await t.text(),!0)}async function o(e){e.preventDefault(),M(i,!0);try{let{id:e}=await ms(`records`,{text:V(n)});Cs(`/replay/${e}`)}catch(e){M(r,hs(e),!0)}M(i,!1)}var s=Qc(),c=N(s),l=F(c,!0),u=I(c,2),d=N(u);dt(d);var f=I(d,2),p=I(f,2),m=e=>{var t=Zc(),n=F(t,!0);R(()=>K(n,V(r))),G(e,t)};q(p,e=>{V(r)&&e(m)});var h=I(p,2),g=F(h,!0);E(u),E(s),R((e,t,n,r,i,a)=>{K(l,e),Y(d,`aria-label`,t),Y(d,`placeholder`,n),Y(f,`aria-label`,r),h.disabled=i,K(g,a)},[()=>Z(`import-title`),()=>Z(`import-text`),()=>Z(`import-text`),()=>Z(`import-file`),()=>V(i)||!V(n).trim(),()=>Z(`import-send`)]),Rr(`submit`,u,o),fa(d,()=>V(n),e=>M(n,e)),H(`change`,f,a),G(e,s),O()}U([`change`]);var el=W(`<li><a><b class="svelte-1641tbm"> </b> <span class="svelte-1641tbm"> </span> <small class="svelte-1641tbm"> </small></a></li>`),tl=W(`<section class="mine svelte-1641tbm"><h2 class="svelte-1641tbm"> </h2> <ul class="svelte-1641tbm"></ul></section>`);function nl(e,t){D(t,!0);let n=k(()=>t.mine.filter(e=>e.table.status!==`over`).sort((e,t)=>Number(t.my_turn)-Number(e.my_turn)||t.changed.localeCompare(e.changed)).slice(0,6));var r=Yr(),i=P(r),a=e=>{var r=tl(),i=N(r),a=F(i,!0),o=I(i,2);J(o,21,()=>V(n),({table:e,my_turn:t,changed:n})=>e.id,(e,n)=>{let r=()=>V(n).table,i=()=>V(n).my_turn,a=()=>V(n).changed;var o=el(),s=N(o);let c;var l=N(s),u=F(l,!0),d=I(l,2),f=F(d,!0),p=F(I(d,2));E(s),E(o),R((e,n,a)=>{c=zi(s,1,`panel svelte-1641tbm`,null,c,{turn:i()}),Y(s,`href`,`/table/${r().id??``}`),K(u,t.names[r().game]??r().game),K(f,e),K(p,`${n??``} · ${a??``}`)},[()=>r().seats.map(e=>e.name||Z(`seat-kind-open`)).join(` · `),()=>i()?Z(`landing-turn`):Z(`status-${r().status}`),()=>ls(a())]),G(e,o)}),E(o),E(r),R((e,t)=>{Y(r,`aria-label`,e),K(a,t)},[()=>Z(`landing-mine`),()=>Z(`landing-mine`)]),G(e,r)};q(i,e=>{V(n).length&&e(a)}),G(e,r),O()}var rl=W(`<li><a class="svelte-6j8xwi"><b> </b> <span class="svelte-6j8xwi"> </span> <small class="svelte-6j8xwi"> </small></a></li>`),il=W(`<li class="none svelte-6j8xwi"> </li>`),al=W(`<section><h2 class="svelte-6j8xwi"> </h2> <ul></ul></section>`);function ol(e,t){D(t,!0);let n=e=>e.seats.filter(e=>e.kind===`open`).length;var r=al(),i=N(r),a=F(i,!0),o=I(i,2);J(o,21,()=>t.tables.slice(0,12),e=>e.id,(e,r)=>{var i=rl(),a=N(i),o=N(a),s=F(o,!0),c=I(o,2),l=F(c,!0),u=F(I(c,2),!0);E(a),E(i),R((e,n)=>{Y(a,`href`,`/table/${V(r).id??``}`),K(s,t.names[V(r).game]??V(r).game),K(l,e),K(u,n)},[()=>V(r).seats.filter(e=>e.name).map(e=>e.name).join(` · `),()=>n(V(r))?Z(`landing-free`,{count:n(V(r))}):Z(`landing-watch`)]),G(e,i)},e=>{var t=il(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`landing-open-none`)]),G(e,t)}),E(o),E(r),R(e=>K(a,e),[()=>Z(`landing-open`)]),G(e,r),O()}var sl=W(`<li><a class="svelte-142cki7"><b> </b> <span class="svelte-142cki7"> </span> <small class="svelte-142cki7"> </small></a></li>`),cl=W(`<li class="none svelte-142cki7"> </li>`),ll=W(`<h2 class="svelte-142cki7"> </h2> <ul></ul>`,1);function ul(e,t){D(t,!0);let n=e=>e.names.filter((t,n)=>e.result?.[n]===1).join(`, `),r=e=>[n(e)&&Z(`landing-won`,{name:n(e)}),e.ended&&ls(e.ended)].filter(Boolean).join(` · `);var i=ll(),a=P(i),o=F(a,!0),s=I(a,2);J(s,21,()=>t.records.slice(0,8),e=>e.id,(e,n)=>{var i=sl(),a=N(i),o=N(a),s=F(o,!0),c=I(o,2),l=F(c,!0),u=F(I(c,2),!0);E(a),E(i),R((e,r)=>{Y(a,`href`,`/replay/${V(n).id??``}`),K(s,t.names[V(n).game]??V(n).game),K(l,e),K(u,r)},[()=>V(n).names.join(` · `),()=>r(V(n))]),G(e,i)},e=>{var t=cl(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`landing-replays-none`)]),G(e,t)}),E(s),R(e=>K(o,e),[()=>Z(`landing-replays`)]),G(e,i),O()}var dl=W(`<p role="alert" class="svelte-17waxnd"> </p>`),fl=W(`<form class="svelte-17waxnd"><label for="your-name" class="svelte-17waxnd"> </label> <input id="your-name" class="field" maxlength="32" autocomplete="nickname"/> <button class="button"> </button></form> <!>`,1);function pl(e,t){D(t,!0);let n=j(``),r=j(``),i=j(``);L(()=>{Q.me().then(e=>M(n,M(r,e.name,!0),!0),e=>M(i,hs(e),!0))});async function a(e){e.preventDefault();try{M(r,(await Q.rename(V(n).trim())).name,!0),M(i,``)}catch(e){M(i,hs(e),!0)}}var o=fl(),s=P(o),c=N(s),l=F(c,!0),u=I(c,2);ia(u);var d=I(u,2),f=F(d,!0);E(s);var p=I(s,2),m=e=>{var t=dl(),n=F(t,!0);R(()=>K(n,V(i))),G(e,t)};q(p,e=>{V(i)&&e(m)}),R((e,t,n)=>{K(l,e),d.disabled=t,K(f,n)},[()=>Z(`name-label`),()=>!V(n).trim()||V(n)===V(r),()=>Z(`name-keep`)]),Rr(`submit`,s,a),fa(u,()=>V(n),e=>M(n,e)),G(e,o),O()}var ml=W(`<p class="problem svelte-5hymd7" role="alert"> </p>`),hl=W(`<section class="hello svelte-5hymd7"><h1 class="svelte-5hymd7"> </h1> <p class="svelte-5hymd7"> </p></section> <!> <!> <section class="games svelte-5hymd7"></section> <div class="columns svelte-5hymd7"><!> <section><!> <!></section> <section class="panel name svelte-5hymd7"><!></section></div>`,1);function gl(e,t){D(t,!0);let n=j([]),r=j([]),i=j([]),a=j([]),o=j([]),s=j(``),c=j(``),l=k(()=>Object.fromEntries(V(n).map(e=>[e.id,e.name])));L(()=>{X.language,Promise.all([Q.games(),Q.bots()]).then(([e,t])=>(e=>{var t=g(e,3);return M(n,t[0]),M(r,t[1]),M(s,t[2],!0),e})([e.sort((e,t)=>Number(Bc(t.id))-Number(Bc(e.id))),t,``]),e=>M(s,hs(e),!0))}),L(()=>{u(),Q.records().then(e=>M(o,e),()=>void 0);let e=setInterval(()=>document.visibilityState===`visible`&&void u(),1e4);return()=>clearInterval(e)});async function u(){try{await(async e=>{var t=g(e,2);M(i,t[0]),M(a,t[1])})(await Promise.all([Q.tables(),Q.mine()]))}catch(e){M(s,hs(e),!0)}}async function d(e,t){M(c,e.id,!0);try{let[n,i]=await Promise.all([Vc(e.id),Q.sheet(e.id)]),a=qc(e,V(r),`bot`,(e,t)=>n.face?.(i,{[e.name]:t})?.complexity);Cs(`/table/${(await Q.open({game:e.id,seats:a,start:!0,tour:t})).id}`)}catch(e){M(s,hs(e),!0)}M(c,``)}fc(e,{title:`Astragal`,heading:!1,children:(e,t)=>{var r=hl(),u=P(r),f=N(u),p=F(f,!0),m=F(I(f,2),!0);E(u);var h=I(u,2),g=e=>{var t=ml(),n=F(t,!0);R(()=>K(n,V(s))),G(e,t)};q(h,e=>{V(s)&&e(g)});var _=I(h,2),v=e=>{nl(e,{get mine(){return V(a)},get names(){return V(l)}})};q(_,e=>{V(a).length&&e(v)});var y=I(_,2);J(y,21,()=>V(n),e=>e.id,(e,t)=>{{let n=k(()=>V(c)===V(t).id);Xc(e,{get game(){return V(t)},get busy(){return V(n)},play:e=>d(V(t),e)})}}),E(y);var b=I(y,2),x=N(b);{let e=k(()=>V(i).filter(e=>!e.seats.some(e=>e.mine)));ol(x,{get tables(){return V(e)},get names(){return V(l)}})}var S=I(x,2),ee=N(S);ul(ee,{get records(){return V(o)},get names(){return V(l)}}),$c(I(ee,2),{}),E(S);var C=I(S,2);pl(N(C),{}),E(C),E(b),R((e,t,n)=>{K(p,e),K(m,t),Y(y,`aria-label`,n)},[()=>Z(`landing-title`),()=>Z(`landing-lead`),()=>Z(`landing-games`)]),G(e,r)},$$slots:{default:!0}}),O()}var _l=W(`<div class="missing svelte-re4gpe"><!> <p> </p> <a class="button primary" href="/"> </a></div>`);function vl(e,t){D(t,!0);let n=wa(t,`what`,3,`page`);{let r=k(()=>Z(`missing-title`));fc(e,{get title(){return V(r)},narrow:!0,children:(e,r)=>{var i=_l(),a=N(i);ic(a,{name:`perspective-dice-six-faces-two`});var o=I(a,2),s=F(o,!0),c=F(I(o,2),!0);E(i),R((e,t)=>{K(s,e),K(c,t)},[()=>t.words??Z(`missing-${n()}`),()=>Z(`missing-home`)]),G(e,i)},$$slots:{default:!0}})}O()}var yl=W(`<small class="svelte-1tjnk8b"> </small>`),bl=W(`<label><input type="radio" class="svelte-1tjnk8b"/> <span class="svelte-1tjnk8b"> <!></span></label>`),xl=W(`<fieldset><legend class="svelte-1tjnk8b"> </legend> <div class="values svelte-1tjnk8b"></div></fieldset>`);function Sl(e,t){let n=Xr();D(t,!0);let r=wa(t,`row`,3,!1);var i=xl();let a;var o=N(i),s=F(o,!0),c=I(o,2);J(c,21,()=>t.values,e=>e.value,(e,r)=>{var i=bl();let a;var o=N(i);ia(o);var s=I(o,2),c=N(s,!0),l=I(c),u=e=>{var t=yl(),n=F(t,!0);R(()=>K(n,V(r).help)),G(e,t)};q(l,e=>{V(r).help&&e(u)}),E(s),E(i),R(()=>{a=zi(i,1,`svelte-1tjnk8b`,null,a,{on:V(r).value===t.value}),Y(o,`name`,n),oa(o,V(r).value===t.value),K(c,V(r).label)}),H(`change`,o,()=>t.change(V(r).value)),G(e,i)}),E(c),E(i),R(()=>{a=zi(i,1,`svelte-1tjnk8b`,null,a,{row:r()}),K(s,t.label)}),G(e,i),O()}U([`change`]);var Cl=W(`<div class="field-row svelte-58ycz2"><label class="svelte-58ycz2"> </label> <input class="field figures svelte-58ycz2" type="number"/></div>`),wl=W(`<option> </option>`),Tl=W(`<div class="field-row svelte-58ycz2"><label class="svelte-58ycz2"> </label> <select class="field"></select></div>`),El=W(`<p class="help svelte-58ycz2"> </p>`),Dl=W(`<!> <!>`,1);function Ol(e,t){let n=Xr();D(t,!0);let r=k(()=>t.value??t.fact.default),i=k(()=>Gc(t.fact,t.seats));function a(e){return V(i).find(t=>String(t.value)===e)?.value??e}var o=Dl(),s=P(o),c=e=>{var i=Cl(),a=N(i),o=F(a,!0),s=I(a,2);ia(s),E(i),R(()=>{Y(a,`for`,n),K(o,t.fact.label),Y(s,`id`,n),Y(s,`min`,t.fact.low),Y(s,`max`,t.fact.high),aa(s,V(r))}),H(`change`,s,e=>t.change(Number(e.currentTarget.value))),G(e,i)},l=e=>{Sl(e,{row:!0,get label(){return t.fact.label},get value(){return V(r)},get values(){return V(i)},get change(){return t.change}})},u=e=>{var o=Tl(),s=N(o),c=F(s,!0),l=I(s,2);J(l,21,()=>V(i),e=>e.value,(e,t)=>{var n=wl(),r=F(n,!0),i={};R(e=>{K(r,V(t).label),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(V(t).value)]),G(e,n)}),E(l);var u;Ki(l),E(o),R(e=>{Y(s,`for`,n),K(c,t.fact.label),Y(l,`id`,n),u!==(u=e)&&(l.value=(l.__value=u)??``,Gi(l,u))},[()=>String(V(r))]),H(`change`,l,e=>t.change(a(e.currentTarget.value))),G(e,o)};q(s,e=>{t.fact.kind===`number`?e(c):V(i).length<=4?e(l,1):e(u,-1)});var d=I(s,2),f=e=>{var n=El(),r=F(n,!0);R(()=>K(r,t.fact.help)),G(e,n)};q(d,e=>{t.fact.help&&e(f)}),G(e,o),O()}U([`change`]);var kl=W(`<dialog aria-labelledby="dialog-title" class="svelte-1imcjvo"><div class="inner svelte-1imcjvo"><header class="svelte-1imcjvo"><h2 id="dialog-title" class="svelte-1imcjvo"> </h2> <button class="round">×</button></header> <!></div></dialog>`);function Al(e,t){D(t,!0);let n=j(void 0);L(()=>V(n)?.showModal());var r=kl(),i=N(r),a=N(i),o=N(a),s=F(o,!0),c=I(o,2);E(a),Si(I(a,2),()=>t.children),E(i),E(r),ga(r,e=>M(n,e),()=>V(n)),R(e=>{K(s,t.title),Y(c,`aria-label`,e)},[()=>Z(`close`)]),Rr(`close`,r,function(...e){t.close?.apply(this,e)}),H(`click`,r,e=>e.target===V(n)&&V(n)?.close()),H(`click`,c,()=>V(n)?.close()),G(e,r),O()}U([`click`]);var jl=W(`<small class="svelte-tfi0uw"> </small>`),Ml=W(`<span class="more svelte-tfi0uw" aria-hidden="true">▾</span>`),Nl=W(`<button><span class="crest"><!></span> <span> <!></span></button>`),Pl=W(`<div class="faces svelte-tfi0uw"></div>`),Fl=W(`<button class="pick svelte-tfi0uw"><span class="crest"><!></span> <span class="name svelte-tfi0uw"><span class="unseen"> </span> <!></span> <!></button> <!>`,1);function Il(e,t){D(t,!0);let n=wa(t,`disabled`,3,!1),r=j(!1),i=k(()=>t.fact.values?.find(e=>e.value===t.value)?.label??String(t.value)),a=k(()=>t.face(t.value));function o(e){t.change(e),M(r,!1)}var s=Fl(),c=P(s),l=N(c);let u;var d=N(l);{let e=k(()=>V(a)?.icon??`meeple`);ic(d,{get name(){return V(e)}})}E(l);var f=I(l,2),p=N(f),m=F(p),h=I(p,1,!0),g=I(h),_=e=>{var t=jl(),n=F(t,!0);R(()=>K(n,V(a).note)),G(e,t)};q(g,e=>{V(a)?.note&&e(_)}),E(f);var v=I(f,2),y=e=>{G(e,Ml())};q(v,e=>{n()||e(y)}),E(c);var b=I(c,2),x=e=>{Al(e,{get title(){return t.fact.label},close:()=>M(r,!1),children:(e,n)=>{var r=Pl();J(r,21,()=>t.fact.values??[],e=>e.value,(e,n)=>{let r=k(()=>t.face(V(n).value));var i=Nl();let a;var s=N(i);let c;var l=N(s);{let e=k(()=>V(r)?.icon??`meeple`);ic(l,{get name(){return V(e)}})}E(s);var u=I(s,2),d=N(u,!0),f=I(d),p=e=>{var t=jl(),n=F(t,!0);R(()=>K(n,V(r).note)),G(e,t)};q(f,e=>{V(r)?.note&&e(p)}),E(u),E(i),R(()=>{a=zi(i,1,`face svelte-tfi0uw`,null,a,{on:V(n).value===t.value}),Y(i,`aria-pressed`,V(n).value===t.value),c=Vi(s,``,c,{"--hue":V(r)?.hue??40}),K(d,V(n).label)}),H(`click`,i,()=>o(V(n).value)),G(e,i)}),E(r),G(e,r)},$$slots:{default:!0}})};q(b,e=>{V(r)&&e(x)}),R(()=>{c.disabled=n(),u=Vi(l,``,u,{"--hue":V(a)?.hue??40}),K(m,`${t.fact.label??``}: `),K(h,V(i))}),H(`click`,c,()=>M(r,!0)),G(e,s),O()}U([`click`]);var Ll=W(`<option> </option>`),Rl=W(`<select class="field"></select>`),zl=W(`<strong class="svelte-3e4y58"> </strong>`),Bl=W(`<input class="field" maxlength="32"/>`),Vl=W(`<div class="facts svelte-3e4y58"></div>`),Hl=W(`<li class="seat panel svelte-3e4y58"><span class="number svelte-3e4y58" aria-hidden="true"> </span> <div class="who svelte-3e4y58"><!> <!> <!></div> <!> <!></li>`);function Ul(e,t){D(t,!0);let n=e=>t.facts[e.name]??e.default,r=e=>!!t.plugin.face?.(t.sheet,{[e.name]:n(e)});var i=Hl(),a=N(i),o=F(a,!0),s=I(a,2),c=N(s),l=e=>{var n=Rl();J(n,20,()=>t.kinds,e=>e,(e,t)=>{var n=Ll(),r=F(n,!0),i={};R(e=>{K(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Z(`seat-kind-${t}`)]),G(e,n)}),E(n);var r;Ki(n),R(e=>{Y(n,`aria-label`,e),r!==(r=t.kind)&&(n.value=(n.__value=r)??``,Gi(n,r))},[()=>Z(`seat-kind`,{number:t.number})]),H(`change`,n,e=>t.change({kind:e.currentTarget.value})),G(e,n)},u=e=>{var n=zl(),r=F(n,!0);R(e=>K(r,e),[()=>t.kind===`open`?Z(`seat-kind-open`):t.name]),G(e,n)};q(c,e=>{t.kinds.length>1?e(l):e(u,-1)});var d=I(c,2),p=e=>{var n=Rl();J(n,21,()=>t.bots,e=>e.level,(e,t)=>{var n=Ll(),r=F(n,!0),i={};R(e=>{K(r,e),i!==(i=V(t).level)&&(n.value=(n.__value=i)??``)},[()=>os(V(t).level,V(t).name)]),G(e,n)}),E(n);var r;Ki(n),R(e=>{Y(n,`aria-label`,e),n.disabled=t.kinds.length<2,r!==(r=t.level)&&(n.value=(n.__value=r)??``,Gi(n,r))},[()=>Z(`seat-level`,{number:t.number})]),H(`change`,n,e=>t.change({level:e.currentTarget.value})),G(e,n)};q(d,e=>{t.kind===`bot`&&e(p)});var m=I(d,2),h=e=>{var n=Bl();ia(n),R((e,r)=>{Y(n,`aria-label`,e),Y(n,`placeholder`,r),aa(n,t.name)},[()=>Z(`seat-name`,{number:t.number}),()=>Z(`seat-name-here`)]),H(`change`,n,e=>t.change({name:e.currentTarget.value.trim()})),G(e,n)};q(m,e=>{t.mayName&&e(h)}),E(s);var g=I(s,2),_=e=>{var i=Vl();J(i,21,()=>t.game.seat_facts,e=>e.name,(e,i)=>{var a=Yr(),o=P(a),s=e=>{{let r=k(()=>n(V(i))),a=k(()=>!t.mayPick);Il(e,{get fact(){return V(i)},get value(){return V(r)},face:e=>t.plugin.face?.(t.sheet,{[V(i).name]:e})??null,change:e=>t.change({facts:{...t.facts,[V(i).name]:e}}),get disabled(){return V(a)}})}},c=k(()=>r(V(i))),l=e=>{{let r=k(()=>n(V(i)));Ol(e,{get fact(){return V(i)},get value(){return V(r)},change:e=>t.change({facts:{...t.facts,[V(i).name]:e}})})}};q(o,e=>{V(c)?e(s):t.mayPick&&e(l,1)}),G(e,a)}),E(i),G(e,i)};q(g,e=>{t.game.seat_facts.length&&e(_)}),Si(I(g,2),()=>t.children??f),E(i),R(()=>K(o,t.number)),G(e,i),O()}U([`change`]);var Wl=W(`<small class="svelte-27t3us"> </small>`),Gl=W(`<label class="svelte-27t3us"><span> <!></span> <input type="checkbox" role="switch" class="svelte-27t3us"/></label>`);function Kl(e,t){D(t,!0);var n=Gl(),r=N(n),i=N(r,!0),a=I(i),o=e=>{var n=Wl(),r=F(n,!0);R(()=>K(r,t.help)),G(e,n)};q(a,e=>{t.help&&e(o)}),E(r);var s=I(r,2);ia(s),E(n),R(()=>{K(i,t.label),oa(s,t.on)}),H(`change`,s,e=>t.change(e.currentTarget.checked)),G(e,n),O()}U([`change`]);var ql=W(`<div class="waiting svelte-1b55nf1" role="status"><!><span> </span></div>`);function Jl(e,t){D(t,!0);var n=ql(),r=N(n);ic(r,{name:`perspective-dice-six-faces-random`});var i=F(I(r),!0);E(n),R(e=>K(i,e),[()=>Z(`waiting`)]),G(e,n),O()}var Yl=W(`<p class="note svelte-vtayjk"> </p>`),Xl=W(`<details><summary class="svelte-vtayjk"> </summary> <!></details>`),Zl=W(`<p role="alert" class="problem svelte-vtayjk"> </p>`),Ql=W(`<div class="columns svelte-vtayjk"><section><h2 class="svelte-vtayjk"> </h2> <!> <ol class="seats svelte-vtayjk"></ol> <!></section> <aside class="panel rules svelte-vtayjk"><h2 class="svelte-vtayjk"> </h2> <!> <!> <!> <!></aside></div> <div class="go svelte-vtayjk"><!> <button class="button primary big svelte-vtayjk"> </button></div>`,1);function $l(e,t){D(t,!0);let n=(e,t=f)=>{Ol(e,{get fact(){return t()},get seats(){return V(m).length},get value(){return V(b)[t().name]},change:e=>h[t().name]=e})},r={none:{kind:`none`,bank:0,increment:0},quick:{kind:`live`,bank:300,increment:10},calm:{kind:`live`,bank:900,increment:20},days:{kind:`days`,bank:259200,increment:86400}},i=[`me`,`bot`,`open`],a=j(null),o=j({}),s=j(null),c=j([]),l=j(null),u=j(!1),d=j(``),p=j(!1),m=j(an([])),h=an({}),_=j(`none`),v=j(!1),y=k(()=>new URLSearchParams(bs.search).get(`with`)??`bot`),b=k(()=>Kc(V(a)?.options??[],h,V(m).length)),x=k(()=>(V(a)?.options??[]).filter(e=>e.kind===`number`||Gc(e,V(m).length).length>1)),S=k(()=>V(m).some(e=>e.kind===`open`));L(()=>{X.language,ee()});async function ee(){try{let[e,n,r,i,u]=await Promise.all([Q.games(),Q.bots(),Q.sheet(t.game),Vc(t.game),Q.me()]),d=e.find(e=>e.id===t.game);if(!d)throw Error(Z(`missing-game`));let f=V(a)===null;(e=>{var t=g(e,5);M(a,t[0]),M(c,t[1]),M(o,t[2]),M(s,t[3]),M(l,t[4])})([d,n,r,i,u]),f&&M(m,qc(d,n,V(y),C),!0)}catch(e){M(u,V(a)===null),M(d,hs(e),!0)}}let C=(e,t)=>V(s)?.face?.(V(o),{[e.name]:t})?.complexity;function te(e){if(!V(a))return;let t=Wc(V(a),e,C),n=V(m).at(-1)?.kind??`bot`,r=t.slice(V(m).length).map(e=>({kind:n,facts:e,level:Hc(V(c))}));M(m,[...V(m).slice(0,e),...r],!0)}function ne(e,t){let n=V(m)[e];n&&(Object.assign(n,t),n.kind===`bot`&&(n.level??=Hc(V(c))))}async function re(){M(p,!0),M(d,``);let e=V(m).map(({kind:e,facts:t,name:n,level:r})=>({kind:e,facts:t,...e===`me`&&n?{name:n}:{},...e===`bot`?{level:r}:{}}));try{Cs(`/table/${(await Q.open({game:t.game,options:V(b),public:V(v),clock:r[V(_)],seats:e,start:!V(S)})).id}`)}catch(e){M(d,hs(e),!0)}M(p,!1)}var ie=Yr(),ae=P(ie),oe=e=>{vl(e,{get words(){return V(d)}})},se=e=>{{let t=k(()=>Z(`new-title`,{game:V(a).name}));fc(e,{get title(){return V(t)},children:(e,t)=>{var u=Ql(),f=P(u),h=N(f),g=N(h),y=F(g,!0),b=I(g,2),ee=e=>{{let t=k(()=>Z(`new-count`)),n=k(()=>V(a).counts.map(e=>({value:e,label:String(e)})));Sl(e,{row:!0,get label(){return V(t)},get value(){return V(m).length},get values(){return V(n)},change:te})}};q(b,e=>{V(a).counts.length>1&&e(ee)});var C=I(b,2);J(C,21,()=>V(m),fi,(e,t,n)=>{{let r=k(()=>V(t).level??null),u=k(()=>V(t).name??(n===0?V(l)?.name??``:``)),d=k(()=>V(t).facts??{}),f=k(()=>V(t).kind!==`open`),p=k(()=>V(t).kind===`me`);Ul(e,{number:n+1,get game(){return V(a)},get sheet(){return V(o)},get plugin(){return V(s)},get bots(){return V(c)},get kind(){return V(t).kind},get level(){return V(r)},get name(){return V(u)},get facts(){return V(d)},get kinds(){return i},get mayPick(){return V(f)},get mayName(){return V(p)},change:e=>ne(n,e)})}}),E(C);var ie=I(C,2),ae=e=>{var t=Yl(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`new-links`)]),G(e,t)};q(ie,e=>{V(S)&&e(ae)}),E(h);var oe=I(h,2),se=N(oe),ce=F(se,!0),le=I(se,2);J(le,17,()=>V(x).slice(0,4),e=>e.name,(e,t)=>{n(e,()=>V(t))});var ue=I(le,2),de=e=>{var t=Xl(),r=N(t),i=F(r,!0);J(I(r,2),17,()=>V(x).slice(4),e=>e.name,(e,t)=>{n(e,()=>V(t))}),E(t),R(e=>K(i,e),[()=>Z(`new-more`,{count:V(x).length-4})]),G(e,t)};q(ue,e=>{V(x).length>4&&e(de)});var fe=I(ue,2);{let e=k(()=>Z(`new-clock`)),t=k(()=>Object.keys(r).map(e=>({value:e,label:Z(`clock-kind-${e}`),help:Z(`clock-kind-${e}-help`)})));Sl(fe,{get label(){return V(e)},get value(){return V(_)},get values(){return V(t)},change:e=>M(_,e,!0)})}var pe=I(fe,2);{let e=k(()=>Z(`new-public`)),t=k(()=>Z(`new-public-help`));Kl(pe,{get label(){return V(e)},get help(){return V(t)},get on(){return V(v)},change:e=>M(v,e,!0)})}E(oe),E(f);var me=I(f,2),he=N(me),ge=e=>{var t=Zl(),n=F(t,!0);R(()=>K(n,V(d))),G(e,t)};q(he,e=>{V(d)&&e(ge)});var _e=I(he,2),ve=F(_e,!0);E(me),R((e,t,n)=>{K(y,e),K(ce,t),_e.disabled=V(p),K(ve,n)},[()=>Z(`new-seats`),()=>Z(`new-rules`),()=>V(S)?Z(`new-gather`):Z(`new-start`)]),H(`click`,_e,re),G(e,u)},$$slots:{default:!0}})}},ce=e=>{Jl(e,{})};q(ae,e=>{V(u)?e(oe):V(a)&&V(s)?e(se,1):e(ce,-1)}),G(e,ie),O()}U([`click`]);var eu={u:`undo`,l:`last`,o:`options`,c:`clock`,"?":`help`,"/":`type`};function tu(e){return!!(e instanceof HTMLElement?e:null)?.closest(`input, textarea, select, [contenteditable]`)}function nu(e){return e instanceof HTMLElement&&!!e.closest(`button, a, summary, [role=menuitem]`)}function ru(e,t){let n=e.ctrlKey||e.metaKey||e.altKey||e.repeat;return t&&!n&&!e.defaultPrevented&&!tu(e.target)?e.key.toLowerCase():null}function iu(e,t){return e.key===`Escape`?`cancel`:!t||e.ctrlKey||e.metaKey||e.altKey||e.repeat||tu(e.target)?null:e.key===`Enter`||e.key===` `?nu(e.target)?null:`default`:/^[1-9]$/.test(e.key)?{digit:Number(e.key)}:eu[e.key.toLowerCase()]??null}function au(e,t){let n=e.decisions.map(({number:e,before:t})=>({at:e-1,shares:t})),r=e.decisions.at(-1)?.after;return r?[...n,{at:t,shares:r}]:n}function ou(e,t,n,r,i){return e.map(({at:e,shares:a},o)=>{let s=n?e/n*r:0,c=(1-(a[t-1]??0))*i;return`${o?`L`:`M`}${s.toFixed(1)} ${c.toFixed(1)}`}).join(` `)}function su(e,t,n,r,i){let a=ou(e,t,n,r,i),o=e[0];return o?`${a} V${i} H${n?(o.at/n*r).toFixed(1):0} Z`:``}function cu(e){return e.decisions.flatMap(({number:e,turning:t})=>t===null?[]:[{at:e,seat:t,number:e}])}function lu({better:e},t){return e?.words?.[t]??e?.move??``}function uu({loss:e}){return e>=.1?`??`:e>=.05?`?`:``}function du(e,t){return e.decisions.filter(e=>e.better&&e.loss>0).sort((e,t)=>t.loss-e.loss).slice(0,t)}var fu=[``,`9 5`,`2 5`,`14 4 2 4`,`5 2`,`1 4`,`12 3`,`3 3 9 3`],pu=[205,18,140,275,45,340,175,310],mu=e=>pu[(e-1)%pu.length]??0,hu=e=>fu[(e-1)%fu.length]??``,gu=W(`<li><span class="place svelte-2mpv6r"><!></span> </li>`),_u=W(`<section class="end"><h2 class="svelte-2mpv6r"> </h2> <ol></ol></section>`),vu=W(`<b class="mark svelte-2mpv6r"> </b>`),yu=W(`<p class="better svelte-2mpv6r"> </p>`),bu=W(`<!> <!>`,1),xu=W(`<section class="next svelte-2mpv6r"><p class="svelte-2mpv6r"> </p> <button class="button second svelte-2mpv6r"> <!></button> <!></section>`);function Su(e,t){D(t,!0);let n=k(()=>t.replay.decision),r=k(()=>t.replay.next),i=k(()=>(t.replay.record?.result??[]).map((e,n)=>({place:e,number:n+1,name:t.replay.names[n+1]??``})).sort((e,t)=>e.place-t.place));var a=Yr(),o=P(a),s=e=>{var t=_u(),n=N(t),r=F(n,!0),a=I(n,2);J(a,21,()=>V(i),e=>e.number,(e,t)=>{var n=gu();let r;var i=N(n),a=N(i),o=e=>{{let t=k(()=>Z(`end-first`));ic(e,{name:`laurels-trophy`,get label(){return V(t)}})}},s=e=>{var n=Jr();R(()=>K(n,V(t).place)),G(e,n)};q(a,e=>{V(t).place===1?e(o):e(s,-1)}),E(i);var c=I(i,1,!0);E(n),R(()=>{r=zi(n,1,`svelte-2mpv6r`,null,r,{first:V(t).place===1}),K(c,V(t).name)}),G(e,n)}),E(a),E(t),R((e,n)=>{Y(t,`aria-label`,e),K(r,n)},[()=>Z(`end-label`),()=>V(i).length?Z(`landing-won`,{name:V(i).filter(({place:e})=>e===1).map(({name:e})=>e).join(`, `)}):Z(`replay-undecided`)]),G(e,t)},c=e=>{var i=xu(),a=N(i),o=F(a,!0),s=I(a,2),c=N(s,!0);ic(I(c),{name:`play-button`}),E(s);var l=I(s,2),u=e=>{var n=bu(),r=P(n),i=e=>{var n=vu(),r=F(n,!0);R(e=>K(r,e),[()=>uu(t.judged)]),G(e,n)},a=k(()=>uu(t.judged));q(r,e=>{V(a)&&e(i)});var o=I(r,2),s=e=>{var n=yu(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`review-better`,{move:lu(t.judged,X.language),loss:cs(t.judged.loss*100)})]),G(e,n)};q(o,e=>{t.judged.better&&e(s)}),G(e,n)};q(l,e=>{t.judged&&t.replay.open&&e(u)}),E(i),R((e,t,n)=>{Y(i,`aria-label`,e),K(o,t),K(c,n)},[()=>Z(`decision-label`),()=>Z(`replay-decides`,{name:t.replay.names[V(n).seat]??``}),()=>t.replay.open&&V(r)?.words?V(r).words:Z(`replay-step`)]),H(`click`,s,()=>t.replay.step(1)),G(e,i)};q(o,e=>{t.replay.atEnd?e(s):V(n)&&e(c,1)}),G(e,a),O()}U([`click`]);var Cu=/(?<!\p{L})(seat|место|места|месту|miejsce|miejsca|miejscu) (\d+)/giu,wu={места:`игрока `,месту:`игроку `,miejsca:`gracza `,miejscu:`graczowi `};function Tu(e,t){return e.replace(Cu,(e,n,r)=>{let i=t[Number(r)];return i?(wu[n.toLowerCase()]??``)+i:e})}function Eu(e,t){if(!t||!e.startsWith(t))return e;let n=e.slice(t.length).replace(/^[.,:]?\s+/,``);return n.charAt(0).toLocaleUpperCase()+n.slice(1)}var Du=[.5,1,2,4],Ou=1300,ku=.35;function Au(e,t){return Math.min(Math.max(Number.isFinite(e)?Math.trunc(e):0,0),t)}function ju(e,t,n){return e.find(e=>e>t)??n}function Mu(e,t){return e.findLast(e=>e<t)??0}function Nu(e,t){return Ou/e*(t?1:ku)}function Pu(e,t,n){return e?n:Math.min(t+1,n)}function Fu(e,t){return`${t?e/t*100:0}%`}function Iu(e,t,n){return`/replay/${e}?at=${t}&seat=${n}`}var Lu=200,Ru=`astragal.spoilers`,zu=class{id;#e=j(null);get record(){return V(this.#e)}set record(e){M(this.#e,e)}#t=j([]);get moments(){return V(this.#t)}set moments(e){M(this.#t,e)}#n=j(``);get problem(){return V(this.#n)}set problem(e){M(this.#n,e,!0)}#r=j(0);get at(){return V(this.#r)}set at(e){M(this.#r,e,!0)}#i=j(`1`);get viewer(){return V(this.#i)}set viewer(e){M(this.#i,e,!0)}#a=j(!1);get playing(){return V(this.#a)}set playing(e){M(this.#a,e,!0)}#o=j(1);get speed(){return V(this.#o)}set speed(e){M(this.#o,e,!0)}#s=j(localStorage.getItem(Ru)!==`off`);get spoilers(){return V(this.#s)}set spoilers(e){M(this.#s,e,!0)}#c=j(0);get seen(){return V(this.#c)}set seen(e){M(this.#c,e,!0)}#l=j(!1);get stepped(){return V(this.#l)}set stepped(e){M(this.#l,e,!0)}asked=0;timer;constructor(e,t){this.id=e;let n=new URLSearchParams(t);this.at=Au(Number(n.get(`at`)),1e6),this.viewer=n.get(`seat`)??`1`,this.seen=this.at}get last(){return this.record?.moves??0}get end(){return Pu(this.spoilers,this.seen,this.last)}get moment(){return this.moments[this.at]??null}get next(){return this.moments[this.at+1]??null}get atEnd(){return this.record!==null&&this.at>=this.last}get open(){return this.spoilers||this.seen>=this.last}get names(){return Object.fromEntries((this.record?.names??[]).map((e,t)=>[t+1,e]))}get log(){return this.moments.slice(0,this.at+1).flatMap(({log:e})=>e)}get recent(){return this.stepped?this.moment?.log??[]:[]}get seat(){return this.viewer===`referee`?this.moment?.view.active??0:Number(this.viewer)}async load(){try{this.record=await ps(`records/${this.id}`),this.record.over&&this.viewer!==`referee`&&!(Number(this.viewer)<=this.record.names.length)&&(this.viewer=`1`),this.seek(this.at),await this.read()}catch(e){this.problem=hs(e)}}async read(){let{record:e,viewer:t}=this;if(!e?.over)return;let n=++this.asked,r=[];try{for(;r.length<=e.moves;){let e=await ps(`records/${this.id}/moments?from=${r.length}&count=${Lu}&seat=${t}`);if(n!==this.asked||!e.length)return;r.push(...e.map(e=>this.worded(e))),r.length>this.at&&(this.moments=[...r])}}catch(e){this.problem=hs(e)}}worded(e){let t=e=>Tu(e,this.names);return{...e,words:e.words&&t(e.words),log:e.log.map(e=>({...e,words:t(e.words)}))}}seek(e){let t=Au(e,this.last);this.stepped=t===this.at+1,this.at=t,this.seen=Math.max(this.seen,t),history.replaceState(null,``,Iu(this.id,t,this.viewer)),this.playing&&this.wait()}step(e){this.seek(this.at+e)}turn(e){let t=this.record?.turns??[];this.seek(e>0?Math.min(ju(t,this.at,this.last),this.end):Mu(t,this.at))}look(e){this.viewer=e,this.seek(this.at),this.read()}play(e=!this.playing){clearTimeout(this.timer),this.playing=e,e&&(this.atEnd?this.seek(0):this.wait())}wait(){clearTimeout(this.timer),this.atEnd?this.playing=!1:this.timer=setTimeout(()=>this.step(1),Nu(this.speed,this.moment?.log.length??0))}close(){clearTimeout(this.timer),this.asked++}hideSpoilers(e){this.spoilers=!e,localStorage.setItem(Ru,e?`off`:`on`),e&&(this.seen=this.at)}get decision(){let e=this.moment?.view.decision;if(!e)return null;let{seat:t,number:n,reason:r}=e;return{seat:Number(t),number:Number(n),reason:String(r),sentence:``,mine:!1,options:null,default:null,passing:!1,about:[],waiting:[]}}},Bu=()=>void 0,Vu={seats:[],pending:null,act:Bu,why:e=>Promise.resolve({move:e,rule:null,words:null}),forecast:()=>Promise.resolve([]),preview:Bu,odds:null,orders:null,order:Bu,replay:!0},Hu=W(`<li><button class="svelte-ascbu0"> </button></li>`),Uu=W(`<li class="none svelte-ascbu0"> </li>`),Wu=W(`<section class="log well svelte-ascbu0" data-tour="log"><h2 class="svelte-ascbu0"> </h2> <ol class="svelte-ascbu0"></ol></section>`);function Gu(e,t){D(t,!0);let n=k(()=>t.replay.moments.slice(0,t.replay.at+1).flatMap((e,t)=>e.log.map(e=>({...e,at:t}))).slice(-250).reverse());var r=Wu(),i=N(r),a=F(i,!0),o=I(i,2);J(o,21,()=>V(n),e=>e.n,(e,n)=>{var r=Hu();let i;var a=N(r),o=F(a,!0);E(r),R(()=>{i=zi(r,1,`svelte-ascbu0`,null,i,{now:V(n).at===t.replay.at,turn:V(n).kind===`turn`}),Y(a,`aria-current`,V(n).at===t.replay.at?`step`:void 0),K(o,V(n).words)}),H(`click`,a,()=>t.replay.seek(V(n).at)),G(e,r)},e=>{var t=Uu(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`log-empty`)]),G(e,t)}),E(o),E(r),R((e,t)=>{K(a,e),Y(o,`aria-label`,t)},[()=>Z(`log-title`),()=>Z(`log-title`)]),G(e,r),O()}U([`click`]);var Ku=W(`<b class="figures svelte-1idi9wk"> </b>`),qu=W(`<li class="svelte-1idi9wk"><svg viewBox="0 0 34 8" aria-hidden="true" class="svelte-1idi9wk"><path d="M1 4H33" class="svelte-1idi9wk"></path></svg> <!></li>`),Ju=qr(`<path class="area svelte-1idi9wk"></path>`),Yu=qr(`<path class="line svelte-1idi9wk"></path>`),Xu=W(`<button class="point svelte-1idi9wk"><i class="svelte-1idi9wk"></i></button>`),Zu=W(`<figure class="curve svelte-1idi9wk"><ul class="legend svelte-1idi9wk"></ul> <div class="plot svelte-1idi9wk"><svg class="chart svelte-1idi9wk" preserveAspectRatio="none" role="img"><path class="grid svelte-1idi9wk"></path><!><!></svg> <span class="cursor svelte-1idi9wk" aria-hidden="true"></span> <!></div> <figcaption class="svelte-1idi9wk"> </figcaption></figure>`);function Qu(e,t){D(t,!0);let n=1e3,r=k(()=>au(t.review,t.replay.last)),i=k(()=>Object.keys(t.replay.names).map(Number)),a=k(()=>cu(t.review)),o=k(()=>V(r).findLast(({at:e})=>e<=t.replay.at)?.shares??[]);function s(e){let n=e.currentTarget.getBoundingClientRect();t.replay.seek(Math.round((e.clientX-n.left)/n.width*t.replay.last))}var c=Zu(),l=N(c);J(l,20,()=>V(i),e=>e,(e,n)=>{var r=qu();let i;var a=N(r),s=F(a),c=I(a),l=I(c),u=e=>{var t=Ku(),r=F(t);R(e=>K(r,`${e??``} %`),[()=>Math.round((V(o)[n-1]??0)*100)]),G(e,t)};q(l,e=>{V(o)[n-1]!==void 0&&e(u)}),E(r),R((e,a)=>{i=Vi(r,``,i,{"--hue":e}),Y(s,`stroke-dasharray`,a),K(c,` ${t.replay.names[n]??``}`)},[()=>mu(n),()=>hu(n)]),G(e,r)}),E(l);var u=I(l,2),d=N(u);Y(d,`viewBox`,`0 0 1000 240`);var f=N(d);Y(f,`d`,`M0 60H1000M0 120H1000M0 180H1000`);var p=I(f),m=e=>{var i=Ju();let a;R((e,t)=>{Y(i,`d`,e),a=Vi(i,``,a,{"--hue":t})},[()=>su(V(r),1,t.replay.last,n,240),()=>mu(1)]),G(e,i)};q(p,e=>{V(i).length===2&&e(m)}),J(I(p),16,()=>V(i),e=>e,(e,i)=>{var a=Yu();let o;R((e,t,n)=>{Y(a,`d`,e),Y(a,`stroke-dasharray`,t),o=Vi(a,``,o,{"--hue":n})},[()=>ou(V(r),i,t.replay.last,n,240),()=>hu(i),()=>mu(i)]),G(e,a)}),E(d);var h=I(d,2);let g;J(I(h,2),17,()=>V(a),e=>e.at,(e,n)=>{var r=Xu();let i;R((e,t,n,a)=>{Y(r,`aria-label`,e),Y(r,`title`,t),i=Vi(r,``,i,{"--at":n,"--hue":a})},[()=>Z(`review-turning`,{at:V(n).at,name:t.replay.names[V(n).seat]??``}),()=>Z(`review-turning`,{at:V(n).at,name:t.replay.names[V(n).seat]??``}),()=>Fu(V(n).at,t.replay.last),()=>mu(V(n).seat)]),H(`click`,r,()=>t.replay.seek(V(n).at)),G(e,r)}),E(u);var _=F(I(u,2),!0);E(c),R((e,t,n)=>{Y(d,`aria-label`,e),g=Vi(h,``,g,{"--at":t}),K(_,n)},[()=>Z(`review-curve`),()=>Fu(t.replay.at,t.replay.last),()=>V(a).length?Z(`review-turnings`,{count:V(a).length}):Z(`review-turnings-none`)]),H(`click`,d,s),G(e,c),O()}U([`click`]);var $u=W(`<tr><th scope="row" class="svelte-j0hlwv"> </th><td> </td><td class="figures svelte-j0hlwv"> </td></tr>`),ed=W(`<tr><td class="svelte-j0hlwv"><button class="link figures svelte-j0hlwv"> </button></td><td class="svelte-j0hlwv"> <b class="mark svelte-j0hlwv"> </b></td><td class="svelte-j0hlwv"> </td><td class="figures svelte-j0hlwv"> </td></tr>`),td=W(`<table class="slips svelte-j0hlwv"><caption class="svelte-j0hlwv"> </caption><thead class="svelte-j0hlwv"><tr><th scope="col" class="svelte-j0hlwv"> </th><th scope="col" class="svelte-j0hlwv"> </th><th scope="col" class="svelte-j0hlwv"> </th><th scope="col" class="svelte-j0hlwv"> </th></tr></thead><tbody></tbody></table>`),nd=W(`<!> <div class="tables svelte-j0hlwv"><table class="svelte-j0hlwv"><caption class="svelte-j0hlwv"> </caption><thead class="svelte-j0hlwv"><tr><th scope="col" class="svelte-j0hlwv"> </th><th scope="col" class="svelte-j0hlwv"> </th><th scope="col" class="svelte-j0hlwv"> </th></tr></thead><tbody class="svelte-j0hlwv"></tbody></table> <!></div> <p class="note svelte-j0hlwv"> </p>`,1),rd=W(`<p role="status"> </p> <progress class="svelte-j0hlwv"></progress>`,1),id=W(`<button class="button second"> </button>`),ad=W(`<p> </p> <div class="acts svelte-j0hlwv"></div>`,1),od=W(`<p role="alert" class="bad svelte-j0hlwv"> </p>`),sd=W(`<section class="review panel svelte-j0hlwv"><h2 class="svelte-j0hlwv"> </h2> <!> <!></section>`);function cd(e,t){D(t,!0);let n=[`greedy`,`smart`],r=j(null),i=j(``),a;L(()=>()=>clearTimeout(a));async function o(e){M(i,``);try{let n=await ms(`records/${t.replay.id}/review`,{level:e});M(r,n.state===`running`?n:null),n.state===`done`?t.found(n.review):a=setTimeout(()=>void o(e),1500)}catch(e){M(r,null),M(i,hs(e),!0)}}let s=e=>`${e>0?`+`:``}${cs(e*100,1)}`,c=k(()=>t.review?du(t.review,8).sort((e,t)=>e.number-t.number):[]);var l=sd(),u=N(l),d=F(u,!0),f=I(u,2),p=e=>{var n=nd(),r=P(n);Qu(r,{get replay(){return t.replay},get review(){return t.review}});var i=I(r,2),a=N(i),o=N(a),l=F(o,!0),u=I(o),d=N(u),f=N(d),p=F(f,!0),m=I(f),h=F(m,!0),g=F(I(m),!0);E(d),E(u);var _=I(u);J(_,21,()=>t.review.summary,e=>e.seat,(e,n)=>{var r=$u(),i=N(r),a=F(i,!0),o=I(i);let c;var l=F(o,!0),u=F(I(o),!0);E(r),R((e,r)=>{K(a,t.replay.names[V(n).seat]),c=zi(o,1,`figures svelte-j0hlwv`,null,c,{good:V(n).luck>0,bad:V(n).luck<0}),K(l,e),K(u,r)},[()=>s(V(n).luck),()=>cs(V(n).loss*100,1)]),G(e,r)}),E(_),E(a);var v=I(a,2),y=e=>{var n=td(),r=N(n),i=F(r,!0),a=I(r),o=N(a),s=N(o),l=F(s,!0),u=I(s),d=F(u,!0),f=I(u),p=F(f,!0),m=F(I(f),!0);E(o),E(a);var h=I(a);J(h,21,()=>V(c),e=>e.number,(e,n)=>{var r=ed();let i;var a=N(r),o=N(a),s=F(o,!0);E(a);var c=I(a),l=N(c),u=F(I(l),!0);E(c);var d=I(c),f=F(d,!0),p=F(I(d),!0);E(r),R((e,a,c,d)=>{i=zi(r,1,`svelte-j0hlwv`,null,i,{now:t.replay.at===V(n).number-1}),Y(o,`aria-label`,e),K(s,V(n).number-1),K(l,`${t.replay.names[V(n).seat]??``}: ${t.replay.moments[V(n).number]?.words??V(n).move??``} `),K(u,a),K(f,c),K(p,d)},[()=>Z(`review-go`,{at:V(n).number-1}),()=>uu(V(n)),()=>lu(V(n),X.language),()=>cs(V(n).loss*100,1)]),H(`click`,o,()=>t.replay.seek(V(n).number-1)),G(e,r)}),E(h),E(n),R((e,t,n,r,a)=>{K(i,e),K(l,t),K(d,n),K(p,r),K(m,a)},[()=>Z(`review-slips`),()=>Z(`review-move`),()=>Z(`review-chosen`),()=>Z(`review-instead`),()=>Z(`review-cost`)]),G(e,n)};q(v,e=>{V(c).length&&e(y)}),E(i);var b=F(I(i,2),!0);R((e,t,n,r,i)=>{K(l,e),K(p,t),K(h,n),K(g,r),K(b,i)},[()=>Z(`review-seats`),()=>Z(`review-seat`),()=>Z(`review-luck`),()=>Z(`review-loss`),()=>Z(`review-note`)]),G(e,n)},m=e=>{var t=rd(),n=P(t),i=F(n,!0),a=I(n,2);R(e=>{K(i,e),Y(a,`max`,V(r).of),aa(a,V(r).done)},[()=>V(r).done?Z(`review-running`,{done:V(r).done,of:V(r).of}):Z(`review-begun`)]),G(e,t)},h=e=>{var t=ad(),r=P(t),i=F(r,!0),a=I(r,2);J(a,20,()=>n,e=>e,(e,t)=>{var n=id(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`review-ask-${t}`)]),H(`click`,n,()=>o(t)),G(e,n)}),E(a),R(e=>K(i,e),[()=>Z(`review-lead`)]),G(e,t)};q(f,e=>{t.review?e(p):V(r)?e(m,1):e(h,-1)});var g=I(f,2),_=e=>{var t=od(),n=F(t,!0);R(()=>K(n,V(i))),G(e,t)};q(g,e=>{V(i)&&e(_)}),E(l),R((e,t)=>{Y(l,`aria-label`,e),K(d,t)},[()=>Z(`review-title`),()=>Z(`review-title`)]),G(e,l),O()}U([`click`]);var ld=W(`<i class="svelte-1wq7mpw"></i>`),ud=W(`<b class="svelte-1wq7mpw"></b>`),dd=W(`<option> </option>`),fd=W(`<div class="scrub panel svelte-1wq7mpw" role="group"><div class="buttons svelte-1wq7mpw"><button class="round svelte-1wq7mpw"><!></button> <button class="round svelte-1wq7mpw"><span class="back svelte-1wq7mpw"><!></span></button> <button class="round play svelte-1wq7mpw"><!></button> <button class="round svelte-1wq7mpw"><!></button> <button class="round svelte-1wq7mpw"><!></button></div> <div class="bar svelte-1wq7mpw"><div class="marks svelte-1wq7mpw" aria-hidden="true"><!> <!></div> <input type="range" min="0" class="svelte-1wq7mpw"/></div> <span class="where figures svelte-1wq7mpw"> </span> <label class="speed svelte-1wq7mpw"><span class="unseen"> </span> <select class="field svelte-1wq7mpw"></select></label></div>`);function pd(e,t){D(t,!0);let n=wa(t,`replay`,7),r=wa(t,`points`,19,()=>[]),i=k(()=>(n().record?.turns??[]).filter(e=>e>0&&e<n().end)),a=k(()=>n().open?Z(`replay-at`,{at:n().at,of:n().last}):Z(`replay-at-open`,{at:n().at})),o=k(()=>n().moment?.log.at(-1)?.words??``);var s=fd(),c=N(s),l=N(c);ic(N(l),{name:`previous-button`}),E(l);var u=I(l,2),d=N(u);ic(N(d),{name:`play-button`}),E(d),E(u);var f=I(u,2),p=N(f),m=e=>{ic(e,{name:`pause-button`})},h=e=>{ic(e,{name:`play-button`})};q(p,e=>{n().playing?e(m):e(h,-1)}),E(f);var g=I(f,2);ic(N(g),{name:`play-button`}),E(g);var _=I(g,2);ic(N(_),{name:`next-button`}),E(_),E(c);var v=I(c,2),y=N(v),b=N(y);J(b,16,()=>V(i),e=>e,(e,t)=>{var r=ld();let i;R(e=>i=Vi(r,``,i,{"--at":e}),[()=>Fu(t,n().end)]),G(e,r)}),J(I(b,2),16,()=>n().open?r():[],e=>e,(e,t)=>{var r=ud();let i;R(e=>i=Vi(r,``,i,{"--at":e}),[()=>Fu(t,n().end)]),G(e,r)}),E(y);var x=I(y,2);ia(x);let S;E(v);var ee=I(v,2),C=F(ee,!0),te=I(ee,2),ne=N(te),re=F(ne,!0),ie=I(ne,2);J(ie,20,()=>Du,e=>e,(e,t)=>{var n=dd(),r=F(n),i={};R(()=>{K(r,`×${t??``}`),i!==(i=t)&&(n.value=(n.__value=i)??``)}),G(e,n)}),E(ie);var ae;Ki(ie),E(te),E(s),R((e,t,r,i,c,d,p,m,h,v,y,b,ee,te)=>{Y(s,`aria-label`,e),Y(l,`aria-label`,t),Y(l,`title`,r),l.disabled=n().at===0,Y(u,`aria-label`,i),Y(u,`title`,c),u.disabled=n().at===0,Y(f,`aria-label`,d),Y(f,`title`,p),Y(g,`aria-label`,m),Y(g,`title`,h),g.disabled=n().atEnd,Y(_,`aria-label`,v),Y(_,`title`,y),_.disabled=n().atEnd,Y(x,`max`,n().end),aa(x,n().at),Y(x,`aria-label`,b),Y(x,`aria-valuetext`,`${V(a)}. ${V(o)}`),S=Vi(x,``,S,{"--at":ee}),K(C,V(a)),K(re,te),ae!==(ae=n().speed)&&(ie.value=(ie.__value=ae)??``,Gi(ie,ae))},[()=>Z(`replay-controls`),()=>Z(`replay-turn-back`),()=>Z(`replay-turn-back`),()=>Z(`replay-back`),()=>Z(`replay-back`),()=>Z(n().playing?`replay-pause`:`replay-play`),()=>Z(n().playing?`replay-pause`:`replay-play`),()=>Z(`replay-step`),()=>Z(`replay-step`),()=>Z(`replay-turn`),()=>Z(`replay-turn`),()=>Z(`replay-bar`),()=>Fu(n().at,n().end),()=>Z(`replay-speed`)]),H(`click`,l,()=>n().turn(-1)),H(`click`,u,()=>n().step(-1)),H(`click`,f,()=>n().play()),H(`click`,g,()=>n().step(1)),H(`click`,_,()=>n().turn(1)),H(`input`,x,e=>n().seek(Number(e.currentTarget.value))),H(`change`,ie,e=>n().speed=Number(e.currentTarget.value)),G(e,s),O()}U([`click`,`input`,`change`]);var md=/^\[(\w+) (.*)\]$/,hd=/^(\d+) ([^;]*)/;function gd(e){let t={},n=[];for(let r of e.split(`
`).map(e=>e.trim())){let e=md.exec(r),i=hd.exec(r);e?t[e[1]??``]=JSON.parse(e[2]??`null`):i&&n.push({seat:Number(i[1]),move:(i[2]??``).trim()})}return{tags:t,lines:n}}async function _d(e){let t=await fetch(`/api/records/${e}/text`,{credentials:`same-origin`});if(!t.ok)throw new us(t.status,{code:`record`,words:hs(t.statusText)});return gd(await t.text())}async function vd(e){let[t,n]=await Promise.all([_d(e),ps(`records/${e}/draws`)]);return{record:t,draws:n}}var yd=1.96;function bd(e,t){let n=Array.from({length:t},(t,n)=>e.filter(e=>e===n+1).length),r=e.length,i=r/t,a=yd*Math.sqrt(i*(1-1/t));return{sides:t,rolled:r,counts:n,mean:i,low:Math.max(0,Math.ceil(i-a)),high:Math.floor(i+a)}}function xd({counts:e,low:t,high:n}){return e.flatMap((e,r)=>e<t||e>n?[r+1]:[])}function Sd(e){let t=e.filter(({stream:e})=>e===`dice`).map(e=>e.sides),n=[...new Set(t)],r=e=>t.filter(t=>t===e).length;return n.sort((e,t)=>r(t)-r(e))[0]??6}function Cd(e,t,n=[],r=0){return e.filter(e=>e.stream===`dice`&&e.sides===t&&(!r||n[e.number-1]===r)).map(({drawn:e})=>e)}var wd=W(`<li><span class="bar svelte-xy0kvt" aria-hidden="true"></span> <span class="face svelte-xy0kvt" aria-hidden="true"><b class="svelte-xy0kvt"></b><small class="figures svelte-xy0kvt"> </small></span></li>`),Td=W(`<ol class="svelte-xy0kvt"></ol> <p class="svelte-xy0kvt"> </p>`,1),Ed=W(`<figure><figcaption class="svelte-xy0kvt"> <small class="svelte-xy0kvt"> </small></figcaption> <!></figure>`);function Dd(e,t){D(t,!0);let n=k(()=>Math.max(t.tally.high,...t.tally.counts,1)*1.08),r=e=>`${e/V(n)*100}%`,i=k(()=>xd(t.tally));var a=Ed(),o=N(a),s=N(o),c=F(I(s),!0);E(o);var l=I(o,2),u=e=>{var n=Td(),a=P(n);let o;J(a,21,()=>t.tally.counts,fi,(e,n,a)=>{var o=wd();let s,c;var l=I(N(o),2),u=N(l);u.textContent=a+1;var d=F(I(u));E(l),E(o),R((e,t,r)=>{Y(o,`aria-label`,e),s=zi(o,1,`svelte-xy0kvt`,null,s,{odd:t}),c=Vi(o,``,c,{"--height":r}),K(d,`${V(n)??``}×`)},[()=>Z(`dice-face`,{face:a+1,count:V(n),low:t.tally.low,high:t.tally.high}),()=>V(i).includes(a+1),()=>r(V(n))]),G(e,o)}),E(a);var s=F(I(a,2));R((e,t,n,r,i)=>{o=Vi(a,``,o,{"--low":e,"--high":t,"--mean":n}),K(s,`${r??``}
      ${i??``}`)},[()=>r(t.tally.low),()=>r(t.tally.high),()=>r(t.tally.mean),()=>Z(`dice-band`,{low:t.tally.low,high:t.tally.high,mean:cs(t.tally.mean,1)}),()=>V(i).length?Z(`dice-odd`,{faces:V(i).join(`, `)}):Z(`dice-even`)]),G(e,n)};q(l,e=>{t.tally.rolled&&e(u)}),E(a),R(e=>{K(s,`${t.title??``} `),K(c,e)},[()=>Z(`dice-count`,{count:t.tally.rolled})]),G(e,a),O()}var Od=W(`<th scope="col" class="svelte-8k8ku2"> </th>`),kd=W(`<td class="figures svelte-8k8ku2"> </td>`),Ad=W(`<tr><th scope="row" class="svelte-8k8ku2"> </th><!></tr>`),jd=W(`<table class="svelte-8k8ku2"><thead class="svelte-8k8ku2"><tr><td class="svelte-8k8ku2"></td><!></tr></thead><tbody class="svelte-8k8ku2"></tbody></table>`),Md=W(`<div class="dice svelte-8k8ku2"></div> <p class="note svelte-8k8ku2"> <a> </a></p>`,1),Nd=W(`<section class="statistics panel svelte-8k8ku2"><h2 class="svelte-8k8ku2"> </h2> <!> <!></section>`);function Pd(e,t){D(t,!0);let n=k(()=>Object.keys(t.replay.names).map(Number)),r=k(()=>Sd(t.draws)),i=k(()=>t.replay.moments.flatMap(e=>e.log)),a=k(()=>t.plugin.statistics?.(V(i),t.sheet)??[]);var o=Nd(),s=N(o),c=F(s,!0),l=I(s,2),u=e=>{var r=jd(),i=N(r),o=N(i);J(I(N(o)),16,()=>V(n),e=>e,(e,n)=>{var r=Od(),i=F(r,!0);R(()=>K(i,t.replay.names[n])),G(e,r)}),E(o),E(i);var s=I(i);J(s,21,()=>V(a),e=>e.label,(e,t)=>{var r=Ad(),i=N(r),a=F(i,!0);J(I(i),16,()=>V(n),e=>e,(e,n)=>{var r=kd(),i=F(r,!0);R(()=>K(i,V(t).seats[n]??0)),G(e,r)}),E(r),R(()=>K(a,V(t).label)),G(e,r)}),E(s),E(r),G(e,r)};q(l,e=>{V(a).length&&e(u)});var d=I(l,2),f=e=>{var i=Md(),a=P(i);J(a,20,()=>V(n),e=>e,(e,n)=>{{let i=k(()=>t.replay.names[n]??``),a=k(()=>bd(Cd(t.draws,V(r),t.deciders,n),V(r)));Dd(e,{get title(){return V(i)},get tally(){return V(a)}})}}),E(a);var o=I(a,2),s=N(o),c=I(s),l=F(c,!0);E(o),R((e,n)=>{K(s,`${e??``} `),Y(c,`href`,`/verify/${t.replay.id??``}`),K(l,n)},[()=>Z(`statistics-note`),()=>Z(`end-verify`)]),G(e,i)};q(d,e=>{t.draws.length&&e(f)}),E(o),R((e,t)=>{Y(o,`aria-label`,e),K(c,t)},[()=>Z(`statistics-title`),()=>Z(`statistics-title`)]),G(e,o),O()}var Fd=W(`<div class="copy svelte-ni4sj1"><input class="field svelte-ni4sj1" readonly=""/> <button class="button small svelte-ni4sj1"> </button> <span class="unseen" role="status"> </span></div>`);function Id(e,t){D(t,!0);let n=j(!1),r=j(void 0);async function i(){V(r)?.select();try{await navigator.clipboard.writeText(t.link)}catch{document.execCommand(`copy`)}M(n,!0),setTimeout(()=>M(n,!1),2500)}var a=Fd(),o=N(a);ia(o),ga(o,e=>M(r,e),()=>V(r));var s=I(o,2),c=F(s,!0),l=F(I(s,2),!0);E(a),R((e,n)=>{aa(o,t.link),Y(o,`aria-label`,t.label),K(c,e),K(l,n)},[()=>V(n)?Z(`copied`):Z(`copy`),()=>V(n)?Z(`copied`):``]),Rr(`focus`,o,()=>V(r)?.select()),H(`click`,s,i),G(e,a),O()}U([`click`]);var Ld=W(`<span class="mark svelte-17dkck7"></span>`),Rd=W(`<div class="sheet panel svelte-17dkck7" role="region"><!></div>`),zd=W(`<div class="menu svelte-17dkck7"><button class="round"><!><!></button> <!></div>`);function Bd(e,t){D(t,!0);let n=wa(t,`marked`,3,!1),r=j(!1),i=j(void 0),a=j(void 0);function o(e){V(r)&&!V(i)?.contains(e.target)&&M(r,!1)}function s(e){e.key===`Escape`&&V(r)&&(M(r,!1),V(a)?.focus())}var c=zd();Rr(`pointerdown`,cn,o),Rr(`keydown`,cn,s);var l=N(c),u=N(l);ic(u,{get name(){return t.icon}});var d=I(u),f=e=>{G(e,Ld())};q(d,e=>{n()&&e(f)}),E(l),ga(l,e=>M(a,e),()=>V(a));var p=I(l,2),m=e=>{var n=Rd();Si(N(n),()=>t.children),E(n),R(()=>Y(n,`aria-label`,t.label)),G(e,n)};q(p,e=>{V(r)&&e(m)}),E(c),ga(c,e=>M(i,e),()=>V(i)),R(e=>{Y(l,`aria-label`,e),Y(l,`title`,t.label),Y(l,`aria-expanded`,V(r))},[()=>n()?Z(`menu-on`,{label:t.label}):t.label]),H(`click`,l,()=>M(r,!V(r))),G(e,c),O()}U([`click`]);var Vd=`Astragal`,Hd=null,Ud=``;function Wd(){return typeof Notification<`u`&&Notification.permission===`granted`}async function Gd(){return typeof Notification>`u`?!1:await Notification.requestPermission()===`granted`}function Kd(e,t){document.title=`● ${t} – ${Vd}`,document.hidden&&e!==Ud&&X.notifications&&Wd()&&(Ud=e,Hd=new Notification(Vd,{body:t,tag:`astragal-turn`}),Hd.onclick=()=>window.focus())}function qd(e=``){document.title=e?`${e} – ${Vd}`:Vd,Hd?.close(),Hd=null}var Jd=W(`<!> <!> <!> <!>`,1),Yd=W(`<!> <!> <!> <!> <!> <!>`,1);function Xd(e,t){D(t,!0);let n=wa(t,`short`,3,!1),r={en:`English`,ru:`Русский`,pl:`Polski`};async function i(e){ja({notifications:e&&await Gd()})}var a=Yd(),o=P(a);{let e=k(()=>Z(`setting-language`)),t=k(()=>Da.map(e=>({value:e,label:r[e]})));Sl(o,{row:!0,get label(){return V(e)},get value(){return X.language},get values(){return V(t)},get change(){return ss}})}var s=I(o,2);{let e=k(()=>Z(`setting-theme`)),t=k(()=>[`system`,`dark`,`light`].map(e=>({value:e,label:Z(`theme-${e}`)})));Sl(s,{row:!0,get label(){return V(e)},get value(){return X.theme},get values(){return V(t)},change:e=>ja({theme:e})})}var c=I(s,2);{let e=k(()=>Z(`setting-speed`)),t=k(()=>[0,.5,1,2].map(e=>({value:e,label:Z(`speed-${String(e).replace(`.`,`-`)}`)})));Sl(c,{row:!0,get label(){return V(e)},get value(){return X.speed},get values(){return V(t)},change:e=>ja({speed:e})})}var l=I(c,2);{let e=k(()=>Z(`setting-odds`)),t=k(()=>n()?void 0:Z(`setting-odds-help`));Kl(l,{get label(){return V(e)},get help(){return V(t)},get on(){return X.odds},change:e=>ja({odds:e})})}var u=I(l,2);{let e=k(()=>Z(`setting-previews`)),t=k(()=>n()?void 0:Z(`setting-previews-help`));Kl(u,{get label(){return V(e)},get help(){return V(t)},get on(){return X.previews},change:e=>ja({previews:e})})}var d=I(u,2),f=e=>{var t=Jd(),n=P(t);{let e=k(()=>Z(`setting-confirm`)),t=k(()=>Z(`setting-confirm-help`)),r=k(()=>X.confirm===`always`);Kl(n,{get label(){return V(e)},get help(){return V(t)},get on(){return V(r)},change:e=>ja({confirm:e?`always`:`never`})})}var r=I(n,2);{let e=k(()=>Z(`setting-shortcuts`)),t=k(()=>Z(`setting-shortcuts-help`));Kl(r,{get label(){return V(e)},get help(){return V(t)},get on(){return X.shortcuts},change:e=>ja({shortcuts:e})})}var a=I(r,2);{let e=k(()=>Z(`setting-notifications`)),t=k(()=>Z(`setting-notifications-help`));Kl(a,{get label(){return V(e)},get help(){return V(t)},get on(){return X.notifications},change:i})}var o=I(a,2);{let e=k(()=>Z(`setting-preset`)),t=k(()=>[`ask`,`smart`,`fast`].map(e=>({value:e,label:Z(`orders-${e}`),help:Z(`orders-${e}-help`)})));Sl(o,{get label(){return V(e)},get value(){return X.preset},get values(){return V(t)},change:e=>ja({preset:e})})}G(e,t)};q(d,e=>{n()||e(f)}),G(e,a),O()}var Zd=W(`<p role="alert"> </p>`),Qd=W(`<p class="lead svelte-gttr0x"> </p> <!> <!> <!> <button class="button primary"> </button>`,1);function $d(e,t){D(t,!0);let n=k(()=>Object.entries(t.replay.names).map(([e,t])=>({value:Number(e),label:t}))),r=j(an(t.replay.decision?.seat??1)),i=j(`easy`),a=j([]),o=j(!1),s=j(``);L(()=>{Q.bots().then(e=>M(a,e),e=>M(s,hs(e),!0))});async function c(){if(!t.replay.record)return;M(o,!0);let e=V(n).map(({value:e})=>e===V(r)?{kind:`me`}:{kind:`bot`,level:V(i)}),a={record:t.replay.id,number:t.replay.at};try{Cs(`/table/${(await Q.open({game:t.replay.record.game,seats:e,from:a,start:!0})).id}`)}catch(e){M(s,hs(e),!0),M(o,!1)}}{let l=k(()=>Z(`from-title`,{at:t.replay.at}));Al(e,{get title(){return V(l)},get close(){return t.close},children:(e,t)=>{var l=Qd(),u=P(l),d=F(u,!0),f=I(u,2);{let e=k(()=>Z(`from-seat`));Sl(f,{get label(){return V(e)},get value(){return V(r)},get values(){return V(n)},change:e=>M(r,e,!0),row:!0})}var p=I(f,2);{let e=k(()=>Z(`from-level`)),t=k(()=>V(a).map(e=>({value:e.level,label:os(e.level,e.name)})));Sl(p,{get label(){return V(e)},get value(){return V(i)},get values(){return V(t)},change:e=>M(i,e,!0),row:!0})}var m=I(p,2),h=e=>{var t=Zd(),n=F(t,!0);R(()=>K(n,V(s))),G(e,t)};q(m,e=>{V(s)&&e(h)});var g=I(m,2),_=F(g,!0);R((e,t)=>{K(d,e),g.disabled=V(o),K(_,t)},[()=>Z(`from-lead`),()=>Z(`from-begin`)]),H(`click`,g,c),G(e,l)},$$slots:{default:!0}})}O()}U([`click`]);var ef=e=>JSON.stringify(e),tf=e=>/: |#|^[^\p{L}\p{N}]|['"]/u.test(e)?ef(e):e;function nf({record:e,draws:t,turns:n,at:r}){let{tags:i,lines:a}=e,o=t.some(({stream:e})=>e===`deck`),s=o?n.findLast(e=>e<r)??0:0,c=t.filter(({stream:e,number:t})=>e===`dice`&&t>s&&t<=r).map(({drawn:e})=>e),l=a.slice(s,r).map(({seat:e,move:t})=>`  - ${tf(`${e} ${t}`)}`);return`${[`name: Say here what is shown`,`proves: []`,`game: ${String(i.Game)}`,`options: ${ef(i.Options)}`,`seats: ${ef(i.Seats)}`,...o?[`# Set up what matters of the position before these moves.`,`position: {}`]:[],`dice: ${ef(c)}`,...l.length?[`moves:`,...l]:[`moves: []`],`expect: {}`].join(`
`)}\n`}var rf=W(`<option> </option>`),af=W(`<button class="button second"> </button>`),of=W(`<p role="alert"> </p>`),sf=W(`<div class="menu svelte-e22pys"><h3 class="svelte-e22pys"> </h3> <!> <!> <a class="button" download=""> </a> <a class="button"> </a> <button class="button"> </button> <!> <!></div>`),cf=W(`<label class="eyes svelte-e22pys"><!><span class="unseen"> </span> <select class="field svelte-e22pys"><!><option> </option><option> </option></select></label> <!> <!> <!>`,1);function lf(e,t){D(t,!0);let n=j(!1),r=j(!1),i=j(``),a=k(()=>location.origin+Iu(t.replay.id,t.replay.at,t.replay.viewer));async function o(){M(i,``);try{let{record:e,draws:n}=await t.source();await navigator.clipboard.writeText(nf({record:e,draws:n,turns:t.replay.record?.turns??[],at:t.replay.at})),M(r,!0),setTimeout(()=>M(r,!1),2500)}catch(e){M(i,hs(e),!0)}}var s=cf(),c=P(s),l=N(c);ic(l,{name:`eyeball`});var u=I(l),d=F(u,!0),f=I(u,2),p=N(f);J(p,17,()=>Object.entries(t.replay.names),([e,t])=>e,(e,t)=>{var n=k(()=>g(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=rf(),o=F(a,!0),s={};R(()=>{K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)});var m=I(p),h=F(m,!0);m.value=m.__value=`0`;var _=I(m),v=F(_,!0),y={};E(f);var b;Ki(f),E(c);var x=I(c,2);{let e=k(()=>Z(`replay-menu`));Bd(x,{get label(){return V(e)},icon:`share`,children:(e,s)=>{var c=sf(),l=N(c),u=F(l,!0),d=I(l,2);{let e=k(()=>Z(`replay-link`));Id(d,{get link(){return V(a)},get label(){return V(e)}})}var f=I(d,2),p=e=>{var t=af(),r=F(t,!0);R(e=>K(r,e),[()=>Z(`from-here`)]),H(`click`,t,()=>M(n,!0)),G(e,t)};q(f,e=>{t.replay.atEnd||e(p)});var m=I(f,2),h=F(m,!0),g=I(m,2),_=F(g,!0),v=I(g,2),y=F(v,!0),b=I(v,2),x=e=>{var t=of(),n=F(t,!0);R(()=>K(n,V(i))),G(e,t)};q(b,e=>{V(i)&&e(x)});var S=I(b,2);{let e=k(()=>Z(`replay-quiet`)),n=k(()=>Z(`replay-quiet-help`)),r=k(()=>!t.replay.spoilers);Kl(S,{get label(){return V(e)},get help(){return V(n)},get on(){return V(r)},change:e=>t.replay.hideSpoilers(e)})}E(c),R((e,n,r,i)=>{K(u,e),Y(m,`href`,`/api/records/${t.replay.id??``}/text`),K(h,n),Y(g,`href`,`/verify/${t.replay.id??``}`),K(_,r),K(y,i)},[()=>Z(`replay-link`),()=>Z(`record-download`),()=>Z(`end-verify`),()=>V(r)?Z(`copied`):Z(`replay-scenario`)]),H(`click`,v,o),G(e,c)},$$slots:{default:!0}})}var S=I(x,2);{let e=k(()=>Z(`nav-settings`));Bd(S,{get label(){return V(e)},icon:`cog`,children:(e,t)=>{Xd(e,{})},$$slots:{default:!0}})}var ee=I(S,2),C=e=>{$d(e,{get replay(){return t.replay},close:()=>M(n,!1)})};q(ee,e=>{V(n)&&e(C)}),R((e,n,r)=>{K(d,e),K(h,n),K(v,r),y!==(y=`referee`)&&(_.value=(_.__value=y)??``),b!==(b=t.replay.viewer)&&(f.value=(f.__value=b)??``,Gi(f,b))},[()=>Z(`replay-eyes`),()=>Z(`replay-eyes-spectator`),()=>Z(`replay-eyes-referee`)]),H(`change`,f,e=>t.replay.look(e.currentTarget.value)),G(e,s),O()}U([`change`,`click`]);var uf=W(`<p class="svelte-nfnyxv"><span class="svelte-nfnyxv"> </span><b class="figures svelte-nfnyxv"> </b></p>`),df=W(`<details><summary class="svelte-nfnyxv"> </summary> <!></details>`),ff=W(`<article><span class="crest svelte-nfnyxv" aria-hidden="true"> </span> <div class="who"><h2 class="svelte-nfnyxv"> </h2> <small class="svelte-nfnyxv"><!><!></small></div> <!> <!></article>`);function pf(e,t){D(t,!0);let n=k(()=>t.view.seats[String(t.number)]??{}),r=k(()=>Object.entries(V(n)).filter(([,e])=>typeof e!=`object`||!e)),i=k(()=>Object.entries(V(n)).filter(([,e])=>typeof e==`object`&&!!e)),a=k(()=>t.seats.find(e=>e.number===t.number)),o=k(()=>(t.number*67+330)%360);var s=ff();let c,l;var u=N(s),d=F(u,!0),f=I(u,2),p=N(f),m=F(p,!0),h=I(p,2),_=N(h),v=e=>{var t=Jr();R(e=>K(t,e),[()=>Z(`seat-bot`)]),G(e,t)},y=e=>{var n=Jr();R(e=>K(n,e),[()=>Z(`seat-number`,{number:t.number})]),G(e,n)};q(_,e=>{V(a)?.kind===`bot`?e(v):e(y,-1)});var b=I(_),x=e=>{var t=Jr();R(e=>K(t,`· ${e??``}`),[()=>Z(`seat-deciding`)]),G(e,t)};q(b,e=>{t.decision?.seat===t.number&&e(x)}),E(h),E(f);var S=I(f,2);J(S,17,()=>V(r),([e,t])=>e,(e,n)=>{var r=k(()=>g(V(n),2));let i=()=>V(r)[0],a=()=>V(r)[1];var o=uf(),s=N(o),c=F(s,!0),l=F(I(s),!0);E(o),R(e=>{K(c,e),K(l,a()===null?`–`:a())},[()=>t.sheet.facts?.[i()]??i().replaceAll(`_`,` `)]),G(e,o)});var ee=I(S,2),C=e=>{var n=df(),r=N(n),a=F(r,!0),o=I(r,2);{let e=k(()=>Object.fromEntries(V(i))),n=k(()=>t.sheet.facts??{});Tc(o,{get value(){return V(e)},get words(){return V(n)}})}E(n),R(e=>K(a,e),[()=>Z(`generic-more`)]),G(e,n)};q(ee,e=>{V(i).length&&e(C)}),E(s),R(e=>{c=zi(s,1,`plain svelte-nfnyxv`,null,c,{active:t.view.active===t.number}),l=Vi(s,``,l,{"--hue":V(o)}),K(d,e),K(m,t.names[t.number])},[()=>(t.names[t.number]??`?`).slice(0,1)]),G(e,s),O()}var mf=W(`<span class="chip away svelte-5ghxtp"> </span>`),hf=W(`<div><!> <!></div>`);function gf(e,t){D(t,!0);let n=wa(t,`compact`,3,!1),r=k(()=>t.plugin.Strip??pf),i=k(()=>t.board.seats.find(e=>e.number===t.number)),a=k(()=>t.board.view.active===t.number&&!t.board.view.result),o=k(()=>t.board.decision?.seat===t.number);var s=hf();let c;var l=N(s);Ci(l,()=>V(r),(e,n)=>{n(e,Ca(()=>t.board,{get number(){return t.number}}))});var u=I(l,2),d=e=>{var t=mf(),n=F(t,!0);R(e=>K(n,e),[()=>V(i).stand_in?Z(`seat-stand-in`):Z(`seat-away`)]),G(e,t)};q(u,e=>{(V(i)?.away||V(i)?.stand_in)&&e(d)}),E(s),R(()=>{c=zi(s,1,`strip svelte-5ghxtp`,null,c,{active:V(a),asked:V(o),compact:n()}),Y(s,`data-seat`,t.number),Y(s,`data-tour`,t.number===t.board.seat?`me`:`opponent`)}),G(e,s),O()}var _f=W(`<section class="hand svelte-1p9oaxh"><!></section>`),vf=W(`<div class="foot"><!></div>`),yf=W(`<div><a class="skip button" href="#decision"> </a> <div class="top svelte-1p9oaxh"><!></div> <main class="middle svelte-1p9oaxh"><section class="others svelte-1p9oaxh"></section> <section class="board svelte-1p9oaxh"><!></section> <section class="me svelte-1p9oaxh"></section> <!> <!></main> <aside><!></aside></div>`);function bf(e,t){D(t,!0);let n=j(!1),r=k(()=>Object.keys(t.board.view.seats).map(Number)),i=k(()=>V(r).filter(e=>e!==t.board.seat)),a=k(()=>V(r).filter(e=>e===t.board.seat)),o=k(()=>t.plugin.Hand);var s=yf();let c;var l=N(s),u=F(l,!0),d=I(l,2);Si(N(d),()=>t.top,()=>({open:V(n),toggle:()=>M(n,!V(n))})),E(d);var f=I(d,2),p=N(f);let m;J(p,20,()=>V(i),e=>e,(e,n)=>{{let i=k(()=>V(r).length>2);gf(e,{get plugin(){return t.plugin},get board(){return t.board},get number(){return n},get compact(){return V(i)}})}}),E(p);var h=I(p,2);Ci(N(h),()=>t.plugin.Board,(e,n)=>{n(e,Ca(()=>t.board))}),E(h);var g=I(h,2);J(g,20,()=>V(a),e=>e,(e,n)=>{gf(e,{get plugin(){return t.plugin},get board(){return t.board},get number(){return n}})}),E(g);var _=I(g,2),v=e=>{var n=_f();Ci(N(n),()=>V(o),(e,n)=>{n(e,Ca(()=>t.board))}),E(n),R(e=>Y(n,`aria-label`,e),[()=>Z(`table-hand`)]),G(e,n)};q(_,e=>{V(o)&&V(a).length&&e(v)});var y=I(_,2),b=e=>{var n=vf();Si(N(n),()=>t.foot),E(n),G(e,n)};q(y,e=>{t.foot&&e(b)}),E(f);var x=I(f,2);let S;Si(N(x),()=>t.side),E(x),E(s),R((e,l,d,f,_)=>{c=zi(s,1,`table svelte-1p9oaxh`,null,c,{many:V(r).length>2,handed:V(o)&&V(a).length}),Y(s,`data-number`,t.board.view.number),K(u,e),Y(p,`aria-label`,l),m=Vi(p,``,m,{"--columns":d,"--count":V(i).length}),Y(h,`aria-label`,f),Y(g,`aria-label`,_),S=zi(x,1,`side svelte-1p9oaxh`,null,S,{open:V(n)}),Y(x,`aria-label`,t.sideName)},[()=>Z(`skip-decision`),()=>Z(`table-others`),()=>V(i).length>3?Math.ceil(V(i).length/2):V(i).length,()=>Z(`table-board`),()=>Z(`table-mine`)]),G(e,s),O()}var xf=W(`<li> </li>`),Sf=W(`<ol class="phases svelte-lmju1y" data-tour="phases"></ol>`),Cf=W(`<button class="round side svelte-lmju1y"><!></button>`),wf=W(`<header class="top svelte-lmju1y"><!> <!> <div class="right svelte-lmju1y"><!> <!></div></header>`);function Tf(e,t){D(t,!0);let n=k(()=>t.phases.findIndex(e=>e.id===t.phase));var r=wf(),i=N(r);lc(i,{short:!0});var a=I(i,2),o=e=>{var r=Sf();J(r,23,()=>t.phases,e=>e.id,(e,t,r)=>{var i=xf();let a;var o=F(i,!0);R(()=>{Y(i,`aria-current`,V(r)===V(n)?`step`:void 0),Y(i,`title`,V(t).name),a=zi(i,1,`svelte-lmju1y`,null,a,{done:V(r)<V(n),now:V(r)===V(n)}),K(o,V(t).short??V(t).name)}),G(e,i)}),E(r),R(e=>Y(r,`aria-label`,e),[()=>Z(`table-phases`)]),G(e,r)};q(a,e=>{t.phases.length&&e(o)});var s=I(a,2),c=N(s);Si(c,()=>t.children);var l=I(c,2),u=e=>{var n=Cf();ic(N(n),{name:`scroll-unfurled`}),E(n),R(()=>{Y(n,`aria-label`,t.side.name),Y(n,`title`,t.side.name),Y(n,`aria-expanded`,t.side.open)}),H(`click`,n,function(...e){t.side.toggle?.apply(this,e)}),G(e,n)};q(l,e=>{t.side&&e(u)}),E(s),E(r),G(e,r),O()}U([`click`]);var Ef=W(`<p> </p>`),Df=W(`<!> <!>`,1),Of=W(`<p class="quiet svelte-ph7tsh"> </p>`),kf=W(`<div class="scrub svelte-ph7tsh"><!></div> <!>`,1),Af=W(`<div class="replay svelte-ph7tsh"><h1 class="unseen"> </h1> <!></div>`);function jf(e,t){D(t,!0);let n=e=>{Su(e,{get replay(){return r},get judged(){return V(l)}})},r=new zu(t.id,bs.search),i=j(null),a=j({}),o=j(null),s=j(null);L(()=>(r.load(),()=>r.close()));let c=k(()=>r.record?.game??``);L(()=>{X.language,V(c)&&($.game=V(c),br(()=>{Promise.all([Q.sheet(V(c)),Vc(V(c))]).then(([e,t])=>{M(a,e),M(i,t)},e=>r.problem=hs(e)),r.moments.length&&r.read()}))}),L(()=>{r.record?.over&&vd(t.id).then(e=>M(s,e),()=>void 0)}),L(()=>{Ms(r.recent.map(e=>e.words))}),L(()=>{document.title=`${Z(`replay-title`)} – Astragal`});let l=k(()=>V(o)?.decisions.find(({number:e})=>e===r.at+1)),u=k(()=>V(o)?cu(V(o)).map(({at:e})=>e):[]),d=k(()=>r.moment&&{...Vu,sheet:V(a),view:r.moment.view,decision:r.decision,seat:r.seat,names:r.names,recent:r.recent,log:r.log,settings:X,language:X.language,panel:n}),p=k(()=>{let e=r.moment?.view;return!e||!V(i)?null:V(i).phase?V(i).phase(e):typeof e.phase==`string`?e.phase:null}),m={arrowright:()=>r.step(1),arrowleft:()=>r.step(-1),arrowdown:()=>r.turn(1),arrowup:()=>r.turn(-1),home:()=>r.seek(0),end:()=>r.seek(r.end)," ":()=>r.play()};function h(e){let t=e.target instanceof HTMLElement?e.target:null,n=e.ctrlKey||e.metaKey||e.altKey,r=tu(t)||t?.closest(e.key===` `?`button, a, summary, dialog`:`dialog`),i=m[e.key.toLowerCase()];!i||n||r||e.defaultPrevented||(e.preventDefault(),i())}var g=Yr();Rr(`keydown`,cn,h);var _=P(g),v=e=>{vl(e,{get words(){return r.problem}})},y=e=>{{let t=k(()=>Z(`replay-title`));fc(e,{get title(){return V(t)},narrow:!0,children:(e,t)=>{var n=Ef(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`replay-not-over`)]),G(e,n)},$$slots:{default:!0}})}},b=e=>{let n=k(()=>V(i));var c=Af(),l=N(c),m=F(l),h=I(l,2);{let e=(e,n=f)=>{{let i=k(()=>V(a).phases??[]),o=k(()=>({name:Z(`log-title`),...n()}));Tf(e,{get phases(){return V(i)},get phase(){return V(p)},get side(){return V(o)},children:(e,n)=>{lf(e,{get replay(){return r},source:()=>vd(t.id)})},$$slots:{default:!0}})}},i=e=>{Gu(e,{get replay(){return r}})},c=e=>{var t=kf(),i=P(t);pd(N(i),{get replay(){return r},get points(){return V(u)}}),E(i);var c=I(i,2),l=e=>{var t=Df(),i=P(t);cd(i,{get replay(){return r},get review(){return V(o)},found:e=>M(o,e)});var c=I(i,2);{let e=k(()=>V(s)?.draws??[]),t=k(()=>V(s)?.record.lines.map(({seat:e})=>e)??[]);Pd(c,{get replay(){return r},get plugin(){return V(n)},get sheet(){return V(a)},get draws(){return V(e)},get deciders(){return V(t)}})}G(e,t)},d=e=>{var t=Of(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`replay-hidden`)]),G(e,t)};q(c,e=>{r.open?e(l):e(d,-1)}),G(e,t)},l=k(()=>Z(`log-title`));bf(h,{get plugin(){return V(n)},get board(){return V(d)},get sideName(){return V(l)},top:e,side:i,foot:c,$$slots:{top:!0,side:!0,foot:!0}})}E(c),R((e,t)=>K(m,`${e??``}: ${t??``}`),[()=>Z(`replay-title`),()=>Object.values(r.names).join(`, `)]),G(e,c)},x=e=>{Jl(e,{})};q(_,e=>{r.problem?e(v):r.record&&!r.record.over?e(y,1):V(d)&&V(i)?e(b,2):e(x,-1)}),G(e,g),O()}function Mf(e){return e.toLocaleLowerCase().split(/\s+/).filter(Boolean)}function Nf(e,...t){let n=t.join(` `).toLocaleLowerCase();return e.every(e=>n.includes(e))}function Pf(e,t,n=``){let r=Mf(t),i=e.filter(e=>(!n||e.area===n)&&Nf(r,e.id,e.rule,e.ruling??``,e.area)),a=e=>Number(e.id.toLocaleLowerCase()===r[0]);return i.sort((e,t)=>a(t)-a(e))}function Ff(e,t,n=``){let r=Mf(t);return e.filter(e=>(!n||e.group===n)&&Nf(r,e.name,e.owner,e.id,...e.text))}var If=e=>typeof e==`object`&&!!e&&!Array.isArray(e),Lf=e=>typeof e==`string`?e:null;function Rf(e){return typeof e==`string`?e?[e]:[]:Array.isArray(e)?e.flatMap(e=>If(e)?Lf(e.text)??[]:Lf(e)??[]):[]}function zf(e){let t=[];for(let[n,r]of Object.entries(e))Bf(r,{group:n,id:``,owner:``,hue:null},t);let n=new Set;return t.filter(({group:e,name:t,owner:r,text:i})=>{let a=[e,r,t,...i].join(`
`);return!n.has(a)&&n.add(a)})}function Bf(e,t,n){if(Array.isArray(e)&&e.forEach(e=>Bf(e,t,n)),!If(e))return;let r=Lf(e.name),i=Rf(e.text),a=typeof e.hue==`number`?e.hue:t.hue;r&&i.length&&n.push({...t,id:Lf(e.id)??t.id,name:r,icon:Lf(e.icon),hue:a,text:i});for(let[i,o]of Object.entries(e))i!==`text`&&typeof o==`object`&&Bf(o,{...t,id:i,owner:r??t.owner,hue:a},n)}var Vf=/\b([A-Z]{2,4}-\d{1,4})\b/;function Hf(e,t){let n=Mf(t).map(e=>e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)),r=new RegExp([Vf.source,...n.map(e=>`(?:${e})`)].join(`|`),`giu`),i=[],a=0;for(let t of e.matchAll(r))t.index>a&&i.push({text:e.slice(a,t.index),kind:``}),i.push({text:t[0],kind:Vf.test(t[0])?`rule`:`hit`}),a=t.index+t[0].length;return a<e.length&&i.push({text:e.slice(a),kind:``}),i}var Uf=W(`<a> </a>`),Wf=W(`<mark class="svelte-1wxi6u3"> </mark>`);function Gf(e,t){D(t,!0);var n=Yr();J(P(n),17,()=>Hf(t.text,t.query),fi,(e,n)=>{var r=Yr(),i=P(r),a=e=>{var r=Uf(),i=F(r,!0);R(()=>{Y(r,`href`,`/rules/${t.game??``}?q=${V(n).text??``}`),K(i,V(n).text)}),G(e,r)},o=e=>{var t=Wf(),r=F(t,!0);R(()=>K(r,V(n).text)),G(e,t)},s=e=>{var t=Jr();R(()=>K(t,V(n).text)),G(e,t)};q(i,e=>{V(n).kind===`rule`?e(a):V(n).kind?e(o,1):e(s,-1)}),G(e,r)}),G(e,n),O()}var Kf=W(`<option> </option>`),qf=W(`<optgroup></optgroup>`),Jf=W(`<span class="svelte-oxu2mb"> </span>`),Yf=W(`<span class="crest svelte-oxu2mb" aria-hidden="true"><!></span>`),Xf=W(`<p><!></p>`),Zf=W(`<li class="panel svelte-oxu2mb"><!> <div><h2 class="svelte-oxu2mb"><!></h2> <small class="svelte-oxu2mb"> </small> <!></div></li>`),Qf=W(`<ul class="content svelte-oxu2mb"></ul>`),$f=W(`<p class="ruling svelte-oxu2mb"><b> </b> <!></p>`),ep=W(`<li class="svelte-oxu2mb"><a class="id svelte-oxu2mb"> </a> <small class="svelte-oxu2mb"> </small> <p><!></p> <!></li>`),tp=W(`<p> </p>`),np=W(`<button class="button"> </button>`),rp=W(`<div class="ask svelte-oxu2mb"><input class="field svelte-oxu2mb" type="search"/> <select class="field"><option> </option><optgroup></optgroup><!></select> <button class="button"> </button></div> <p class="count svelte-oxu2mb" role="status"> <!> <!></p> <!> <ol class="rules svelte-oxu2mb" lang="en"></ol> <!> <!>`,1);function ip(e,t){D(t,!0);let n={heroes:`rules-abilities`,cards:`rules-cards`,tokens:`rules-tokens`,feats:`rules-feats`},r=j([]),i=j([]),a=j(``),o=j(``),s=j(60),c=k(()=>new URLSearchParams(bs.search).get(`q`)??``),l=k(()=>new URLSearchParams(bs.search).get(`in`)??``);L(()=>{X.language,u().catch(e=>M(o,hs(e),!0))});async function u(){let[e,n,o]=await Promise.all([ps(`games/${t.game}/rules`),Q.sheet(t.game),Q.games()]);M(r,e),M(i,zf(n)),M(a,o.find(e=>e.id===t.game)?.name??t.game,!0)}function d(e){let n={q:V(c),in:V(l),...e};M(s,60);let r=Object.entries(n).filter(([,e])=>e);history.replaceState(null,``,`/rules/${t.game}${r.length?`?${new URLSearchParams(r).toString()}`:``}`),bs.search=location.search}let f=k(()=>[...new Set(V(r).map(({area:e})=>e))]),p=k(()=>[...new Set(V(i).map(({group:e})=>e))]),m=e=>e.replaceAll(`-`,` `).replaceAll(`_`,` `),h=e=>n[e]?Z(n[e]):m(e),g=k(()=>V(p).includes(V(l))?[]:Pf(V(r),V(c),V(l))),_=k(()=>V(c)||V(p).includes(V(l))?V(f).includes(V(l))?[]:Ff(V(i),V(c),V(l)):[]),v=()=>history.length>1?history.back():Cs(`/`);var y=Yr(),b=P(y),x=e=>{vl(e,{get words(){return V(o)}})},S=e=>{{let n=k(()=>Z(`rules-of`,{game:V(a)||t.game}));fc(e,{get title(){return V(n)},narrow:!0,children:(e,n)=>{var i=rp(),a=P(i),o=N(a);ia(o);var u=I(o,2),y=N(u),b=F(y,!0);y.value=y.__value=``;var x=I(y);J(x,20,()=>V(f),e=>e,(e,t)=>{var n=Kf(),r=F(n,!0),i={};R(e=>{K(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>m(t)]),G(e,n)}),E(x);var S=I(x),ee=e=>{var t=qf();J(t,20,()=>V(p),e=>e,(e,t)=>{var n=Kf(),r=F(n,!0),i={};R(e=>{K(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>h(t)]),G(e,n)}),E(t),R(e=>Y(t,`label`,e),[()=>Z(`rules-content`)]),G(e,t)};q(S,e=>{V(p).length&&e(ee)}),E(u);var C;Ki(u);var te=I(u,2),ne=F(te,!0);E(a);var re=I(a,2),ie=N(re,!0),ae=I(ie),oe=e=>{var t=Jr();R(e=>K(t,`, ${e??``}`),[()=>Z(`rules-found-content`,{count:V(_).length})]),G(e,t)};q(ae,e=>{V(_).length&&e(oe)});var se=I(ae,2),ce=e=>{var t=Jf(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`rules-english`)]),G(e,t)};q(se,e=>{X.language!==`en`&&V(g).length&&e(ce)}),E(re);var le=I(re,2),ue=e=>{var n=Qf();J(n,21,()=>V(_).slice(0,V(s)),fi,(e,n)=>{var r=Zf();let i;var a=N(r),o=e=>{var t=Yf();ic(N(t),{get name(){return V(n).icon}}),E(t),G(e,t)};q(a,e=>{V(n).icon&&e(o)});var s=I(a,2),l=N(s);Gf(N(l),{get text(){return V(n).name},get query(){return V(c)},get game(){return t.game}}),E(l);var u=I(l,2),d=F(u,!0);J(I(u,2),17,()=>V(n).text,fi,(e,n)=>{var r=Xf();Gf(N(r),{get text(){return V(n)},get query(){return V(c)},get game(){return t.game}}),E(r),G(e,r)}),E(s),E(r),R(e=>{i=Vi(r,``,i,{"--hue":V(n).hue??40}),K(d,e)},[()=>[h(V(n).group),V(n).owner].filter(Boolean).join(` · `)]),G(e,r)}),E(n),G(e,n)};q(le,e=>{V(_).length&&e(ue)});var de=I(le,2);J(de,21,()=>V(g).slice(0,V(s)),e=>e.id,(e,n)=>{var r=ep(),i=N(r),a=F(i,!0),o=I(i,2),s=F(o,!0),l=I(o,2);Gf(N(l),{get text(){return V(n).rule},get query(){return V(c)},get game(){return t.game}}),E(l);var u=I(l,2),d=e=>{var r=$f(),i=N(r),a=F(i,!0);Gf(I(i,2),{get text(){return V(n).ruling},get query(){return V(c)},get game(){return t.game}}),E(r),R(e=>K(a,e),[()=>Z(`rules-ruling`)]),G(e,r)};q(u,e=>{V(n).ruling&&e(d)}),E(r),R(e=>{Y(r,`id`,V(n).id),Y(i,`href`,`/rules/${t.game??``}?q=${V(n).id??``}`),K(a,V(n).id),K(s,e)},[()=>m(V(n).area)]),G(e,r)}),E(de);var fe=I(de,2),pe=e=>{var t=tp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`rules-none`)]),G(e,t)};q(fe,e=>{!V(g).length&&!V(_).length&&V(r).length&&e(pe)});var me=I(fe,2),he=e=>{var t=np(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`rules-more`)]),H(`click`,t,()=>M(s,V(s)+60)),G(e,t)},ge=k(()=>Math.max(V(g).length,V(_).length)>V(s));q(me,e=>{V(ge)&&e(he)}),R((e,t,n,r,i,a,s)=>{aa(o,V(c)),Y(o,`aria-label`,e),Y(o,`placeholder`,t),Y(u,`aria-label`,n),K(b,r),Y(x,`label`,i),C!==(C=V(l))&&(u.value=(u.__value=C)??``,Gi(u,C)),K(ne,a),K(ie,s)},[()=>Z(`rules-search`),()=>Z(`rules-search`),()=>Z(`rules-part`),()=>Z(`rules-everything`),()=>Z(`rules-areas`),()=>Z(`rules-back`),()=>Z(`rules-found`,{count:V(g).length})]),H(`input`,o,e=>d({q:e.currentTarget.value})),H(`change`,u,e=>d({in:e.currentTarget.value})),H(`click`,te,v),G(e,i)},$$slots:{default:!0}})}};q(b,e=>{V(o)?e(x):e(S,-1)}),G(e,y),O()}U([`input`,`change`,`click`]);var ap=W(`<p class="svelte-z9pgz"> </p> <button class="button"> </button>`,1),op=W(`<p class="svelte-z9pgz"> </p> <form class="svelte-z9pgz"><label> <input class="field" autocomplete="username" maxlength="64"/></label> <label> <input class="field" type="password" autocomplete="current-password"/></label> <div class="acts svelte-z9pgz"><button class="button"> </button> <button class="button" type="button"> </button></div></form>`,1),sp=W(`<p class="problem svelte-z9pgz" role="alert"> </p>`),cp=W(`<button class="button small"> </button>`),lp=W(`<h2 class="svelte-z9pgz"> </h2> <!> <!> <details><summary class="svelte-z9pgz"> </summary> <p class="svelte-z9pgz"> </p> <!></details>`,1);function up(e,t){D(t,!0);let n=j(null),r=j(``),i=j(``),a=j(``),o=j(``);L(()=>{s(Q.me)});async function s(e){try{M(n,await e()),M(o,M(i,``),!0)}catch(e){M(o,hs(e),!0)}}function c(e){return s(()=>ms(e,{login:V(r),password:V(i)}).then(Q.me))}async function l(){try{M(a,(await ms(`tokens`,{label:`bot`})).token,!0)}catch(e){M(o,hs(e),!0)}}var u=lp(),d=P(u),f=F(d,!0),p=I(d,2),m=e=>{var t=ap(),r=P(t),i=F(r,!0),a=I(r,2),o=F(a,!0);R((e,t)=>{K(i,e),K(o,t)},[()=>Z(`account-in`,{login:V(n).login}),()=>Z(`account-logout`)]),H(`click`,a,()=>s(()=>ms(`logout`).then(Q.me))),G(e,t)},h=e=>{var t=op(),n=P(t),a=F(n,!0),o=I(n,2),s=N(o),l=N(s,!0),u=I(l);ia(u),E(s);var d=I(s,2),f=N(d,!0),p=I(f);ia(p),E(d);var m=I(d,2),h=N(m),g=F(h,!0),_=I(h,2),v=F(_,!0);E(m),E(o),R((e,t,n,o,s)=>{K(a,e),K(l,t),K(f,n),h.disabled=!V(r)||!V(i),K(g,o),_.disabled=!V(r)||!V(i),K(v,s)},[()=>Z(`account-lead`),()=>Z(`account-login`),()=>Z(`account-password`),()=>Z(`account-enter`),()=>Z(`account-make`)]),Rr(`submit`,o,e=>{e.preventDefault(),c(`login`)}),fa(u,()=>V(r),e=>M(r,e)),fa(p,()=>V(i),e=>M(i,e)),H(`click`,_,()=>c(`account`)),G(e,t)};q(p,e=>{V(n)?.login?e(m):e(h,-1)});var g=I(p,2),_=e=>{var t=sp(),n=F(t,!0);R(()=>K(n,V(o))),G(e,t)};q(g,e=>{V(o)&&e(_)});var v=I(g,2),y=N(v),b=F(y,!0),x=I(y,2),S=F(x,!0),ee=I(x,2),C=e=>{{let t=k(()=>Z(`token-title`));Id(e,{get link(){return V(a)},get label(){return V(t)}})}},te=e=>{var t=cp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`token-make`)]),H(`click`,t,l),G(e,t)};q(ee,e=>{V(a)?e(C):e(te,-1)}),E(v),R((e,t,n)=>{K(f,e),K(b,t),K(S,n)},[()=>Z(`account-title`),()=>Z(`token-title`),()=>Z(`token-lead`)]),G(e,u),O()}U([`click`]);var dp=W(`<p class="lead svelte-1ozf5k3"> </p> <section class="panel svelte-1ozf5k3"><!></section> <section class="panel svelte-1ozf5k3"><!></section> <section class="panel svelte-1ozf5k3"><!></section>`,1);function fp(e,t){D(t,!0);{let t=k(()=>Z(`nav-settings`));fc(e,{get title(){return V(t)},narrow:!0,children:(e,t)=>{var n=dp(),r=P(n),i=F(r,!0),a=I(r,2);pl(N(a),{}),E(a);var o=I(a,2);Xd(N(o),{}),E(o);var s=I(o,2);up(N(s),{}),E(s),R(e=>K(i,e),[()=>Z(`settings-lead`)]),G(e,n)},$$slots:{default:!0}})}O()}var pp=400,mp=3e3,hp=15e3,gp=4e3,_p=4404;function vp(e,t=Math.random){let n=Math.min(mp,pp*2**e);return n/2+n/2*t()}function yp(e=12){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}var bp=class{address;listener;socket=null;attempt=0;timers=[];closed=!1;unanswered=new Map;constructor(e,t){this.address=e,this.listener=t,this.connect(),window.addEventListener(`offline`,this.lose),window.addEventListener(`online`,this.wake),document.addEventListener(`visibilitychange`,this.wake)}send(e){`nonce`in e&&e.type!==`fair`&&this.unanswered.set(e.nonce,e),this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(e))}renew(){let e=this.socket;this.connect(),e?.close()}close(){this.closed=!0,this.clear(),window.removeEventListener(`offline`,this.lose),window.removeEventListener(`online`,this.wake),document.removeEventListener(`visibilitychange`,this.wake),this.socket?.close()}connect(){this.clear();let e=new WebSocket(this.address());this.socket=e,e.onopen=()=>this.opened(),e.onmessage=e=>typeof e.data==`string`&&this.heard(e.data),e.onclose=t=>e===this.socket&&this.ended(t.code)}opened(){this.attempt=0,this.listener.state(`open`);for(let e of this.unanswered.values())this.send(e);this.expectPong(hp)}heard(e){let t=JSON.parse(e);t.type===`done`&&this.unanswered.delete(t.nonce),this.expectPong(hp),this.listener.message(t)}expectPong(e){this.clear(),this.timers.push(setTimeout(()=>{this.send({type:`ping`}),this.timers.push(setTimeout(this.lose,gp))},e))}ended(e){this.clear(),!this.closed&&(e===_p?this.listener.state(`refused`):(this.listener.state(`lost`),this.timers.push(setTimeout(()=>this.connect(),vp(this.attempt++)))))}lose=()=>{let e=this.socket;this.socket=null,e?.close(),this.ended(0)};wake=()=>{document.visibilityState!==`visible`||this.closed||(this.socket?.readyState===WebSocket.OPEN?this.expectPong(0):this.socket?.readyState!==WebSocket.CONNECTING&&this.connect())};clear(){for(let e of this.timers)clearTimeout(e);this.timers=[]}},xp=`astragal.witness`;function Sp(){try{return{commits:[],nonces:[],...JSON.parse(localStorage.getItem(xp)??`{}`)}}catch{return{commits:[],nonces:[]}}}function Cp(e){localStorage.setItem(xp,JSON.stringify({commits:e.commits.slice(-100),nonces:e.nonces.slice(-100)}))}function wp(e){let t=Sp();Cp({...t,nonces:[...t.nonces,e]})}function Tp(e,t){let n=Sp();n.commits.some(([t])=>t===e)||Cp({...n,commits:[...n.commits,[e,t]]})}function Ep(e){let t=Sp();return{commit:t.commits.find(([t])=>t===e)?.[1]??null,nonces:t.nonces}}var Dp=new Set([`stale`,`not-your-turn`]),Op=[`not-your-turn`,`not-started`,`over`,`forecast`],kp=class{id;#e=j(null);get table(){return V(this.#e)}set table(e){M(this.#e,e)}#t=j(null);get now(){return V(this.#t)}set now(e){M(this.#t,e)}#n=j([]);get log(){return V(this.#n)}set log(e){M(this.#n,e)}#r=j([]);get recent(){return V(this.#r)}set recent(e){M(this.#r,e)}#i=j([]);get chat(){return V(this.#i)}set chat(e){M(this.#i,e)}#a=j(null);get odds(){return V(this.#a)}set odds(e){M(this.#a,e)}#o=j(`connecting`);get line(){return V(this.#o)}set line(e){M(this.#o,e,!0)}#s=j(null);get problem(){return V(this.#s)}set problem(e){M(this.#s,e)}#c=j([]);get thinking(){return V(this.#c)}set thinking(e){M(this.#c,e)}#l=j(null);get pending(){return V(this.#l)}set pending(e){M(this.#l,e,!0)}ahead=0;pendingNonce=``;connection;whys=new Map;forecasts=new Map;foretold=new Map;constructor(e){this.id=e;let t=location.protocol===`https:`?`wss`:`ws`;this.connection=new bp(()=>`${t}://${location.host}/api/tables/${e}/socket?lang=${X.language}`,{message:e=>this.hear(e),state:e=>this.lineState(e)})}close(){this.connection.close()}async sit(e){let t=await Q.sit(this.id,{seat:e});return this.connection.renew(),t}send(e){this.connection.send(e)}act(e){let{now:t}=this;if(!t?.decision||this.pending!==null)return;this.pending=e,this.problem=null,this.pendingNonce=yp();let{seat:n,number:r}=t.decision;this.send({type:`act`,match:t.match,seat:n,number:r,nonce:this.pendingNonce,move:e})}undo(){let{now:e}=this;e?.undo.can&&this.send({type:`undo`,match:e.match,seat:e.seat,number:e.view.number,nonce:yp()})}orders(e){this.now?.seat&&this.send({type:`orders`,seat:this.now.seat,nonce:yp(),...e})}say(e){this.send({type:`say`,nonce:yp(),...e})}look(e){this.send({type:`look`,seat:e})}speak(e){this.send({type:`language`,language:e})}why(e){return new Promise(t=>{let n=this.now?.decision;if(!this.now||!n)return t({move:e,rule:null,words:null});if(!n.mine)return t({move:e,rule:null,words:Z(`why-turn`,{name:this.nameOf(n.seat)})});this.ask(this.whys,e,t,{type:`why`,seat:this.now.seat,move:e})})}forecast(e){let t=this.foretold.get(e);if(t||!X.previews||!this.now?.decision?.mine)return Promise.resolve(t??[]);let{seat:n}=this.now;return new Promise(t=>this.ask(this.forecasts,e,t,{type:`forecast`,seat:n,move:e}))}ask(e,t,n,r){let i=e.get(t);i?i.push(n):(e.set(t,[n]),this.send(r))}lineState(e){this.line=e,e===`open`&&(this.whys.clear(),this.forecasts.clear(),this.giveNonce(),this.now&&this.send({type:`look`,seat:this.now.seat}))}giveNonce(){let e=yp(16);wp(e),this.send({type:`fair`,nonce:e})}hear(e){switch(e.type){case`table`:return this.hearTable(e.table);case`view`:return this.hearView(e);case`done`:return this.hearDone(e.nonce,e.ok?null:e.problem??null);case`why`:return this.answer(this.whys,e.move,{...e,words:e.words&&this.named(e.words)});case`forecast`:return this.hearForecast(e.move,e.number,e.lines);case`odds`:return this.hearOdds(e.number,e.odds);case`chat`:return this.hearChat(e);case`thinking`:this.thinking=[...new Set([...this.thinking,e.seat])];return;case`problem`:return this.hearProblem(e.problem);case`pong`:return}}hearTable(e){this.table=e}hearView(e){let t=this.namedView(e),{now:n}=this,r=n?.match===t.match&&n.seat===t.seat;if(r&&t.version<=n.version||!this.hearLog(t,r))return;let i=!r||n.view.number!==t.view.number;this.now=t,t.commit&&!t.over&&Tp(t.match,t.commit),this.thinking=[],t.over&&!n?.over&&this.giveNonce(),t.clock&&(this.ahead=t.clock.at-Date.now()),i&&this.forget()}hearLog(e,t){let n=t?this.log:[];if(e.log_from>n.length)return this.send({type:`again`}),!1;this.log=[...n.slice(0,e.log_from),...e.log];let r=this.log.slice(n.length);return this.recent=t&&e.log_from>0?r:[],!0}forget(){this.foretold=new Map,this.odds=null,this.pending=null,X.odds&&this.now?.seat&&this.now.decision?.mine&&this.send({type:`odds`,seat:this.now.seat})}hearDone(e,t){e===this.pendingNonce&&t&&(this.pending=null),t&&!Dp.has(t.code)&&(this.problem={...t,words:this.named(t.words)})}hearProblem(e){let t=[...this.whys.keys()];for(let n of t)this.answer(this.whys,n,{move:n,rule:null,words:e.words});for(let e of[...this.forecasts.keys()])this.answer(this.forecasts,e,[]);!t.length&&!Op.includes(e.code)&&(this.problem=e)}nameOf(e){return this.table?.seats.find(t=>t.number===e)?.name??String(e)}hearForecast(e,t,n){let r=this.namedLines(n);t===this.now?.view.number&&this.foretold.set(e,r),this.answer(this.forecasts,e,r)}hearOdds(e,t){e===this.now?.view.number&&(this.odds=t)}hearChat(e){this.chat.some(t=>t.n===e.n)||(this.chat=[...this.chat,e].sort((e,t)=>e.n-t.n))}named(e){return Tu(e,Object.fromEntries((this.table?.seats??[]).map(e=>[e.number,e.name])))}namedLines(e){return e.map(e=>({...e,label:this.named(e.label)}))}namedView(e){let{decision:t}=e,n=e.log.map(e=>({...e,words:this.named(e.words)}));if(!t)return{...e,log:n};let r=t.options?.map(e=>({...e,words:this.named(e.words)}))??null,i=this.named(t.sentence);return{...e,log:n,decision:{...t,options:r,sentence:i,about:this.namedLines(t.about)}}}answer(e,t,n){for(let r of e.get(t)??[])r(n);e.delete(t)}},Ap=W(`<div class="banner lost svelte-1m7jxzo" role="status"> <!></div>`),jp=W(`<a> </a>`),Mp=W(`<div class="banner svelte-1m7jxzo" role="alert"><span> </span> <!> <button class="svelte-1m7jxzo">×</button></div>`);function Np(e,t){D(t,!0);let n=wa(t,`store`,7);L(()=>{if(!n().problem)return;let e=setTimeout(()=>n().problem=null,6e3);return()=>clearTimeout(e)});var r=Yr(),i=P(r),a=e=>{var t=Ap(),r=N(t,!0),i=I(r),a=e=>{var t=Jr();R(e=>K(t,` ${e??``}`),[()=>Z(`line-kept`)]),G(e,t)};q(i,e=>{n().pending&&e(a)}),E(t),R(e=>K(r,e),[()=>Z(`line-lost`)]),G(e,t)},o=e=>{var t=Mp(),r=N(t),i=F(r,!0),a=I(r,2),o=e=>{var t=jp(),r=F(t,!0);R(e=>{Y(t,`href`,`/rules/${$.game??``}?q=${n().problem.rule??``}`),K(r,e)},[()=>Z(`rule-link`,{rule:n().problem.rule})]),G(e,t)};q(a,e=>{n().problem.rule&&e(o)});var s=I(a,2);E(t),R(e=>{K(i,n().problem.words),Y(s,`aria-label`,e)},[()=>Z(`close`)]),H(`click`,s,()=>n().problem=null),G(e,t)};q(i,e=>{n().line===`lost`||n().line===`connecting`&&n().now?e(a):n().problem&&e(o,1)}),G(e,r),O()}U([`click`]);var Pp=W(`<span class="last svelte-13pwep8"> </span>`),Fp=W(`<li><b> </b> </li>`),Ip=W(`<li class="none svelte-13pwep8"> </li>`),Lp=W(`<button class="chip svelte-13pwep8"> </button>`),Rp=W(`<button class="chip svelte-13pwep8"><!> </button>`),zp=W(`<div class="presets svelte-13pwep8"></div>`),Bp=W(`<details class="chat well svelte-13pwep8"><summary class="svelte-13pwep8"><!> <!></summary> <div class="lines svelte-13pwep8" role="log"><ol></ol></div> <div class="presets svelte-13pwep8"></div> <form class="svelte-13pwep8"><input class="field svelte-13pwep8"/> <button class="button small"> </button></form> <!></details>`);function Vp(e,t){D(t,!0);let n=[`hello`,`luck`,`well-played`,`thanks`,`oops`,`thinking`,`hurry`,`again`,`bye`],r=j(``),i=j(!1),a=k(()=>t.chat.filter(e=>!X.muted.includes(e.name)).slice(-50)),o=j(void 0);L(()=>{V(i)&&V(a).length&&V(o)&&(V(o).scrollTop=V(o).scrollHeight)});let s=k(()=>t.seats.filter(e=>e.mine).map(e=>e.number));function c(e){e.preventDefault(),V(r).trim()&&t.say({text:V(r).trim()}),M(r,``)}function l(e){ja({muted:X.muted.includes(e)?X.muted.filter(t=>t!==e):[...X.muted,e]})}let u=k(()=>[...new Set([...t.chat.filter(e=>!V(s).includes(e.seat)).map(e=>e.name),...X.muted])]);var d=Bp(),f=N(d),p=N(f);ic(p,{name:`talk`});var m=I(p),h=I(m),g=e=>{var t=Pp(),n=F(t);R((e,t)=>K(n,`${e??``}: ${t??``}`),[()=>V(a).at(-1)?.name,()=>V(a).at(-1)?.text??Z(`say-${V(a).at(-1)?.preset}`)]),G(e,t)};q(h,e=>{!V(i)&&V(a).length&&e(g)}),E(f);var _=I(f,2),v=N(_);J(v,21,()=>V(a),e=>e.n,(e,t)=>{var n=Fp(),r=N(n),i=F(r,!0),a=I(r);E(n),R(e=>{K(i,V(t).name),K(a,` ${e??``}`)},[()=>V(t).preset?Z(`say-${V(t).preset}`):V(t).text]),G(e,n)},e=>{var t=Ip(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`chat-empty`)]),G(e,t)}),E(v),E(_),ga(_,e=>M(o,e),()=>V(o));var y=I(_,2);J(y,20,()=>n,e=>e,(e,n)=>{var r=Lp(),i=F(r,!0);R(e=>K(i,e),[()=>Z(`say-${n}`)]),H(`click`,r,()=>t.say({preset:n})),G(e,r)}),E(y);var b=I(y,2),x=N(b);ia(x),Y(x,`maxlength`,300);var S=F(I(x,2),!0);E(b);var ee=I(b,2),C=e=>{var t=zp();J(t,20,()=>V(u),e=>e,(e,t)=>{var n=Rp(),r=N(n);ic(r,{name:`speaker-off`});var i=I(r,1,!0);E(n),R((e,t)=>{Y(n,`aria-pressed`,e),K(i,t)},[()=>X.muted.includes(t),()=>X.muted.includes(t)?Z(`chat-unmute`,{name:t}):Z(`chat-mute`,{name:t})]),H(`click`,n,()=>l(t)),G(e,n)}),E(t),G(e,t)};q(ee,e=>{V(u).length&&e(C)}),E(d),R((e,t,n,r,i)=>{K(m,` ${e??``}`),Y(_,`aria-label`,t),Y(x,`aria-label`,n),Y(x,`placeholder`,r),K(S,i)},[()=>Z(`chat-title`),()=>Z(`chat-title`),()=>Z(`chat-write`),()=>Z(`chat-write`),()=>Z(`chat-send`)]),Rr(`submit`,b,c),fa(x,()=>V(r),e=>M(r,e)),_a(`open`,`toggle`,d,e=>M(i,e),()=>V(i)),G(e,d),O()}U([`click`]);var Hp=W(`<span class="chip"> </span>`),Up=W(`<button class="button primary small"> </button>`),Wp=W(`<div class="below svelte-nxowfp"><!> <!> <!></div>`),Gp=W(`<p class="note svelte-nxowfp"> </p> <!>`,1),Kp=W(`<div><dt class="svelte-nxowfp"> </dt><dd> </dd></div>`),qp=W(`<div><dt class="svelte-nxowfp"> </dt><dd class="commit svelte-nxowfp"> </dd></div>`),Jp=W(`<span class="note svelte-nxowfp"> </span>`),Yp=W(`<button class="button primary"> </button> <!>`,1),Xp=W(`<button class="button ghost"> </button>`),Zp=W(`<div class="gathering svelte-nxowfp"><p class="lead svelte-nxowfp"> </p> <ol class="seats svelte-nxowfp"></ol> <!> <dl class="rules svelte-nxowfp"><!> <div><dt class="svelte-nxowfp"> </dt><dd> </dd></div> <!></dl> <div class="go svelte-nxowfp"><!> <!></div> <!></div>`);function Qp(e,t){D(t,!0);let n=wa(t,`store`,7),r=j([]),i=k(()=>t.table.seats.filter(e=>e.kind===`open`).length),a=k(()=>t.table.seats.some(e=>e.mine)),o=k(()=>t.game.options.map(e=>{let n=t.table.options[e.name]??e.default;return{name:e.name,label:e.label,value:e.values?.find(e=>e.value===n)?.label??n}}));L(()=>{Q.bots().then(e=>M(r,e))});async function s(e){try{n().table=await e()}catch(e){n().problem={code:`refused`,words:hs(e)}}}async function c(){await Q.leave(t.table.id).catch(()=>void 0),Cs(`/`)}let l=e=>new URL(e,location.href).href,u=e=>t.table.host&&e.kind!==`person`;var d=Zp(),f=N(d),p=F(f,!0),m=I(f,2);J(m,21,()=>t.table.seats,e=>e.number,(e,i)=>{{let o=k(()=>u(V(i))?[`open`,`bot`]:[]),c=k(()=>V(i).mine||u(V(i)));Ul(e,{get number(){return V(i).number},get game(){return t.game},get sheet(){return t.sheet},get plugin(){return t.plugin},get bots(){return V(r)},get kind(){return V(i).kind},get level(){return V(i).level},get name(){return V(i).name},get facts(){return V(i).facts},get kinds(){return V(o)},get mayPick(){return V(c)},mayName:!1,change:e=>s(()=>Q.seat(t.table.id,{seat:V(i).number,...e})),children:(e,r)=>{var o=Wp(),c=N(o),u=e=>{var t=Hp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`seat-away`)]),G(e,t)};q(c,e=>{V(i).away&&e(u)});var d=I(c,2),f=e=>{{let t=k(()=>l(V(i).link)),n=k(()=>Z(`seat-link`,{number:V(i).number}));Id(e,{get link(){return V(t)},get label(){return V(n)}})}};q(d,e=>{V(i).link&&V(i).kind===`open`&&e(f)});var p=I(d,2),m=e=>{var t=Up(),r=F(t,!0);R(e=>K(r,e),[()=>Z(`seat-sit`)]),H(`click`,t,()=>s(()=>n().sit(V(i).number))),G(e,t)};q(p,e=>{V(i).kind===`open`&&!V(a)&&t.table.public&&e(m)}),E(o),G(e,o)},$$slots:{default:!0}})}}),E(m);var h=I(m,2),g=e=>{var t=Gp(),n=P(t),r=F(n,!0),i=I(n,2);{let e=k(()=>Z(`gathering-watch`));Id(i,{link:location.href,get label(){return V(e)}})}R(e=>K(r,e),[()=>Z(`gathering-watch`)]),G(e,t)};q(h,e=>{t.table.host&&e(g)});var _=I(h,2),v=N(_);J(v,17,()=>V(o),e=>e.name,(e,t)=>{var n=Kp(),r=N(n),i=F(r,!0),a=F(I(r),!0);E(n),R(()=>{K(i,V(t).label),K(a,V(t).value)}),G(e,n)});var y=I(v,2),b=N(y),x=F(b,!0),S=F(I(b),!0);E(y);var ee=I(y,2),C=e=>{var n=qp(),r=N(n),i=F(r,!0),a=F(I(r),!0);E(n),R(e=>{K(i,e),K(a,t.table.commit)},[()=>Z(`fair-commit`)]),G(e,n)};q(ee,e=>{t.table.commit&&e(C)}),E(_);var te=I(_,2),ne=N(te),re=e=>{var n=Yp(),r=P(n),a=F(r,!0),o=I(r,2),c=e=>{var t=Jp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`gathering-fill`)]),G(e,t)};q(o,e=>{V(i)&&e(c)}),R(e=>{r.disabled=V(i)>0,K(a,e)},[()=>Z(`new-start`)]),H(`click`,r,()=>s(()=>Q.start(t.table.id))),G(e,n)},ie=e=>{var t=Jp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`gathering-host`)]),G(e,t)};q(ne,e=>{t.table.host?e(re):e(ie,-1)});var ae=I(ne,2),oe=e=>{var t=Xp(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`table-leave`)]),H(`click`,t,c),G(e,t)};q(ae,e=>{V(a)&&e(oe)}),E(te),Vp(I(te,2),{get chat(){return n().chat},get seats(){return t.table.seats},say:e=>n().say(e)}),E(d),R((e,t,n)=>{K(p,e),K(x,t),K(S,n)},[()=>V(i)?Z(`gathering-open`,{count:V(i)}):Z(`gathering-ready`),()=>Z(`new-clock`),()=>Z(`clock-table-${t.table.clock.kind}`,{minutes:t.table.clock.bank/60,days:t.table.clock.bank/86400,seconds:t.table.clock.increment})]),G(e,d),O()}U([`click`]);function $p(e,t,n){let r=e.seats[String(t)]??0;return Math.max(0,e.running.includes(t)?r-Math.max(0,n-e.at):r)}var em=e=>String(e).padStart(2,`0`);function tm(e,t=`d`,n=`h`){let r=Math.ceil(e/1e3);if(r>=86400)return`${Math.floor(r/86400)} ${t} ${em(Math.floor(r%86400/3600))} ${n}`;let i=`${em(Math.floor(r%3600/60))}:${em(r%60)}`;return r>=3600?`${Math.floor(r/3600)}:${i}`:i}function nm(e,t){let n=0,r=e.findIndex(e=>e.move!==null&&n++===t);return r<0?e.length:r}function rm(e,t){return t?Math.min(nm(e,t-1)+1,e.length):0}function im(e,t,n){let r=nm(e,t),i=e.findIndex((e,t)=>t>=n&&t<r&&e.move===null);return i<0?r:i}function am(e,t){let n=e=>e.filter(({words:e})=>e).length;return{n:n(e.slice(0,t+1)),of:n(e)}}function om(e,t){return e?t.filter(({move:t})=>e.seat===1&&t===e.move):t}var sm=class{game;match;made;#e=j([]);get steps(){return V(this.#e)}set steps(e){M(this.#e,e)}#t=j(0);get read(){return V(this.#t)}set read(e){M(this.#t,e,!0)}#n=j(!1);get left(){return V(this.#n)}set left(e){M(this.#n,e,!0)}constructor(e,t,n){this.game=e,this.match=t,this.made=n,this.left=sessionStorage.getItem(this.key)===`left`}get key(){return`astragal.tour ${this.match}`}async load(){let e=(await ps(`games/${this.game}/tour`).catch(()=>null))?.steps??[];this.read=Number(sessionStorage.getItem(this.key)??rm(e,this.made())),this.steps=e}get index(){return im(this.steps,this.made(),this.read)}get step(){return this.left?void 0:this.steps[this.index]}get place(){return am(this.steps,this.index)}get last(){return this.index===this.steps.length-1}next(){this.read=this.index+1,sessionStorage.setItem(this.key,String(this.read))}leave(){this.left=!0,sessionStorage.setItem(this.key,`left`)}allows(e){return!this.step||this.step.move===e}narrow(e){let{step:t}=this;if(!e?.options||!t)return e;let n=om(t,e.options);return{...e,options:n,default:n[0]?.move??null}}},cm=W(`<div class="light svelte-1iynfl1" aria-hidden="true"></div>`),lm=W(`<button class="button svelte-1iynfl1"> </button>`),um=W(`<span class="do svelte-1iynfl1"> </span>`),dm=W(`<button class="leave svelte-1iynfl1"> </button>`),fm=W(`<!> <aside class="card svelte-1iynfl1"><p class="place svelte-1iynfl1"> </p> <p class="words svelte-1iynfl1"> </p> <div class="acts svelte-1iynfl1"><!> <!></div></aside>`,1);function pm(e,t){D(t,!0);let n=k(()=>t.guide.step),r=j(void 0),i=j(null),a=j({left:0,top:0}),o=e=>e?document.querySelector(`[data-tour="${e}"]`):null,s=e=>!!e&&e.getClientRects().length>0;function c(e){let t=e?.getBoundingClientRect();t&&(t.top<0||t.bottom>innerHeight)&&e?.scrollIntoView({block:`center`,behavior:`instant`})}function l(){let e=o(V(n)?.point),t=s(e)?e?.getBoundingClientRect():void 0;if(M(i,t?{left:t.left-6,top:t.top-6,width:t.width+12,height:t.height+12}:null),!V(r))return;let{offsetWidth:c,offsetHeight:l}=V(r),u=(e,t)=>Math.max(8,Math.min(e,t));if(!t){M(a,{left:(innerWidth-c)/2,top:innerHeight-l-24});return}let d=t.bottom+14+l<=innerHeight-8,f=t.top-14-l>=8,p=d?t.bottom+14:f?t.top-14-l:innerHeight-l-12;M(a,{left:u(t.left+t.width/2-c/2,innerWidth-c-8),top:p})}L(()=>{if(!V(n)?.words)return;c(o(V(n).point)),Ns(V(n).words),l();let e=setInterval(l,250);return()=>clearInterval(e)});let u=j(void 0);L(()=>{V(n)?.words&&V(n).move===null&&V(u)?.focus({preventScroll:!0})});var d=Yr();Rr(`scroll`,cn,l),Rr(`resize`,cn,l);var f=P(d),p=e=>{var o=fm(),s=P(o),c=e=>{var t=cm();let n;R(()=>n=Vi(t,``,n,{"--left":`${V(i).left??``}px`,"--top":`${V(i).top??``}px`,"--width":`${V(i).width??``}px`,"--height":`${V(i).height??``}px`})),G(e,t)};q(s,e=>{V(i)&&e(c)});var l=I(s,2);let d;var f=N(l),p=F(f,!0),m=I(f,2),h=F(m,!0),g=I(m,2),_=N(g),v=e=>{var n=lm(),r=F(n,!0);ga(n,e=>M(u,e),()=>V(u)),R(e=>K(r,e),[()=>Z(t.guide.last?`tour-free`:`tour-next`)]),H(`click`,n,()=>t.guide.next()),G(e,n)},y=e=>{var t=um(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`tour-do`)]),G(e,t)};q(_,e=>{V(n).move===null?e(v):e(y,-1)});var b=I(_,2),x=e=>{var n=dm(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`tour-leave`)]),H(`click`,n,()=>t.guide.leave()),G(e,n)};q(b,e=>{t.guide.last||e(x)}),E(g),E(l),ga(l,e=>M(r,e),()=>V(r)),R((e,t)=>{Y(l,`aria-label`,e),d=Vi(l,``,d,{"--left":`${V(a).left??``}px`,"--top":`${V(a).top??``}px`}),K(p,t),K(h,V(n).words)},[()=>Z(`tour-label`),()=>Z(`tour-place`,t.guide.place)]),G(e,o)};q(f,e=>{V(n)?.words&&e(p)}),G(e,d),O()}U([`click`]);var mm=`pass`,hm=class{store;name;guide;#e=j(null);get previewed(){return V(this.#e)}set previewed(e){M(this.#e,e,!0)}#t=j(null);get armed(){return V(this.#t)}set armed(e){M(this.#t,e,!0)}drawn=[];first=1;main=null;constructor(e,t,n=null){this.store=e,this.name=t,this.guide=n}get decision(){let e=this.store.now?.decision??null;return this.guide?this.guide.narrow(e):e}get offers(){return this.decision?.options??[]}get pending(){return this.store.pending}get answering(){return this.offers.some(e=>e.move===mm)}get thinking(){return!!this.decision&&this.store.thinking.includes(this.decision.seat)}get orders(){return this.store.now?.orders??null}get clock(){let e=this.store.now?.clock??null;return e?.running.length?e:null}get sentence(){let{decision:e}=this;return e?Eu(e.sentence,this.name(e.seat)):``}get others(){let{decision:e}=this;return e?e.sentence:``}get waiting(){return(this.decision?.waiting??[]).map(this.name)}forecast(e){return this.store.forecast(e)}show(e,t,n=1){this.first=n,this.drawn=e.length?e:this.offers,this.main=t}act(e){this.guide&&!this.guide.allows(e)?this.store.problem={code:`tour`,words:Z(`tour-only`)}:X.confirm===`always`&&this.armed!==e?this.armed=e:(this.armed=null,this.previewed=null,this.store.act(e))}nth(e){let t=this.drawn[e-this.first];t&&this.decision?.mine&&this.act(t.move)}byDefault(){let e=this.main??this.decision?.default;e&&this.decision?.mine&&this.act(e)}cancel(){this.armed=null,this.previewed=null}},gm=W(`<small class="svelte-1dz27lh"> </small>`),_m=W(`<span><!> </span>`),vm=W(`<div class="clocks figures svelte-1dz27lh" role="timer"></div>`);function ym(e,t){D(t,!0);let n=wa(t,`bare`,3,!1),r=j(an(Date.now()));L(()=>{let e=setInterval(()=>M(r,Date.now(),!0),500);return()=>clearInterval(e)});let i=k(()=>Object.keys(t.clock.seats).map(Number).filter(e=>e===t.seat||!n()&&t.clock.running.includes(e)).map(e=>({number:e,milliseconds:$p(t.clock,e,V(r)+t.ahead),running:t.clock.running.includes(e)})));var a=vm();J(a,21,()=>V(i),e=>e.number,(e,r)=>{var i=_m();let a;var o=N(i),s=e=>{var n=gm(),i=F(n,!0);R(()=>K(i,t.names[V(r).number])),G(e,n)};q(o,e=>{n()||e(s)});var c=I(o);E(i),R(e=>{a=zi(i,1,`svelte-1dz27lh`,null,a,{running:V(r).running,hurry:V(r).running&&V(r).milliseconds<3e4}),K(c,` ${e??``}`)},[()=>tm(V(r).milliseconds,Z(`clock-days`),Z(`clock-hours`))]),G(e,i)}),E(a),R(e=>Y(a,`aria-label`,e),[()=>Z(`clock-label`)]),G(e,a),O()}var bm=W(`<main class="curtain svelte-1sn1ws4"><!> <h1 class="svelte-1sn1ws4"> </h1> <p class="svelte-1sn1ws4"> </p> <button class="button primary"> </button></main>`);function xm(e,t){D(t,!0);let n=j(void 0);L(()=>V(n)?.focus());var r=bm(),i=N(r);ic(i,{name:`theater-curtains`});var a=I(i,2),o=F(a,!0),s=I(a,2),c=F(s,!0),l=I(s,2),u=F(l,!0);ga(l,e=>M(n,e),()=>V(n)),E(r),R((e,t,n)=>{K(o,e),K(c,t),K(u,n)},[()=>Z(`curtain-title`,{name:t.name}),()=>t.waiting?Z(`curtain-waiting`):Z(`curtain-text`,{name:t.name}),()=>Z(`curtain-lift`,{name:t.name})]),H(`click`,l,function(...e){t.lift?.apply(this,e)}),G(e,r),O()}U([`click`]);var Sm=W(`<li><span class="place svelte-1p93ta3"><!></span> </li>`),Cm=W(`<button class="button primary"> </button>`),wm=W(`<section class="end svelte-1p93ta3"><h2 class="svelte-1p93ta3"> </h2> <ol></ol> <div class="acts svelte-1p93ta3"><!> <a class="button second svelte-1p93ta3"> </a> <a class="button second svelte-1p93ta3"> </a> <a class="button second svelte-1p93ta3" href="/"> </a></div></section>`);function Tm(e,t){D(t,!0);let n=wa(t,`store`,7),r=k(()=>t.over.result.map((e,n)=>({place:e,number:n+1,name:t.names[n+1]??``})).sort((e,t)=>e.place-t.place)),i=k(()=>t.table.seats.some(e=>e.mine)),a=j(!1);async function o(){M(a,!0);try{await Q.rematch(t.table.id)}catch(e){n().problem={code:`rematch`,words:hs(e)}}M(a,!1)}var s=wm(),c=N(s),l=F(c,!0),u=I(c,2);J(u,21,()=>V(r),e=>e.number,(e,t)=>{var n=Sm();let r;var i=N(n),a=N(i),o=e=>{{let t=k(()=>Z(`end-first`));ic(e,{name:`laurels-trophy`,get label(){return V(t)}})}},s=e=>{var n=Jr();R(()=>K(n,V(t).place)),G(e,n)};q(a,e=>{V(t).place===1?e(o):e(s,-1)}),E(i);var c=I(i);E(n),R(()=>{r=zi(n,1,`svelte-1p93ta3`,null,r,{first:V(t).place===1}),K(c,` ${V(t).name??``}`)}),G(e,n)}),E(u);var d=I(u,2),f=N(d),p=e=>{var t=Cm(),n=F(t,!0);R(e=>{t.disabled=V(a),K(n,e)},[()=>Z(`end-rematch`)]),H(`click`,t,o),G(e,t)};q(f,e=>{V(i)&&e(p)});var m=I(f,2),h=F(m,!0),g=I(m,2),_=F(g,!0),v=F(I(g,2),!0);E(d),E(s),R((e,n,r,i)=>{Y(s,`aria-label`,e),K(l,t.over.words),Y(m,`href`,`/replay/${t.over.record??``}`),K(h,n),Y(g,`href`,`/verify/${t.over.record??``}`),K(_,r),K(v,i)},[()=>Z(`end-label`),()=>Z(`end-replay`),()=>Z(`end-verify`),()=>Z(`end-home`)]),G(e,s),O()}U([`click`]);var Em=W(`<p> </p>`),Dm=W(`<div class="svelte-1mv8zga"><dt><kbd class="svelte-1mv8zga"> </kbd></dt> <dd> </dd></div>`),Om=W(`<!> <dl></dl>`,1);function km(e,t){D(t,!0);let n=[`1 – 9`,`↵`,`Esc`,`U`,`L`,`O`,`C`,`/`,`?`],r=[`digits`,`default`,`cancel`,`undo`,`last`,`options`,`clock`,`type`,`help`],i=k(()=>[...n.map((e,t)=>({keys:e,words:Z(`key-${r[t]}`)})),...t.extra]);{let n=k(()=>Z(`keys-title`));Al(e,{get title(){return V(n)},get close(){return t.close},children:(e,t)=>{var n=Om(),r=P(n),a=e=>{var t=Em(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`keys-off`)]),G(e,t)};q(r,e=>{X.shortcuts||e(a)});var o=I(r,2);J(o,21,()=>V(i),e=>e.keys,(e,t)=>{var n=Dm(),r=N(n),i=F(N(r),!0);E(r);var a=F(I(r,2),!0);E(n),R(()=>{K(i,V(t).keys),K(a,V(t).words)}),G(e,n)}),E(o),G(e,n)},$$slots:{default:!0}})}O()}var Am=W(`<b class="svelte-1srjamk"> </b>`),jm=W(`<li><!> </li>`),Mm=W(`<li class="none svelte-1srjamk"> </li>`),Nm=W(`<section class="log well svelte-1srjamk" data-tour="log"><h2 class="svelte-1srjamk"> </h2>  <div class="entries svelte-1srjamk" role="log" aria-live="off" tabindex="0"><ol></ol></div></section>`);function Pm(e,t){D(t,!0);function n(e){let n=e.seat?t.names[e.seat]??``:``,r=n&&e.words.startsWith(n);return{...e,who:r?n:``,rest:r?e.words.slice(n.length):e.words}}let r=k(()=>t.log.slice(-200).reverse().map(n));var i=Nm(),a=N(i),o=F(a,!0),s=I(a,2),c=N(s);J(c,21,()=>V(r),e=>e.n,(e,t)=>{var n=jm();let r;var i=N(n),a=e=>{var n=Am(),r=F(n,!0);R(()=>K(r,V(t).who)),G(e,n)};q(i,e=>{V(t).who&&e(a)});var o=I(i,1,!0);E(n),R(()=>{r=zi(n,1,Ni([`entry`,V(t).kind]),`svelte-1srjamk`,r,{turn:V(t).kind===`turn`}),K(o,V(t).rest)}),G(e,n)},e=>{var t=Mm(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`log-empty`)]),G(e,t)}),E(c),E(s),E(i),R((e,t)=>{K(o,e),Y(s,`aria-label`,t)},[()=>Z(`log-title`),()=>Z(`log-title`)]),G(e,i),O()}var Fm=W(`<option> </option>`),Im=W(`<form class="svelte-jyx85d"><input class="field svelte-jyx85d" list="legal-moves" autocomplete="off" autocapitalize="off" spellcheck="false"/> <datalist id="legal-moves"></datalist> <button class="button small go svelte-jyx85d"> </button></form>`);function Lm(e,t){D(t,!0);let n=j(``),r=j(void 0);function i(){V(r)?.focus()}function a(e){e.preventDefault();let r=V(n).trim();r&&t.asking.act(r),M(n,``)}var o={focus:i},s=Im(),c=N(s);ia(c),ga(c,e=>M(r,e),()=>V(r));var l=I(c,2);J(l,21,()=>t.asking.offers,e=>e.move,(e,t)=>{var n=Fm(),r=F(n,!0),i={};R(()=>{K(r,V(t).words),i!==(i=V(t).move)&&(n.value=(n.__value=i)??``)}),G(e,n)}),E(l);var u=I(l,2),d=F(u,!0);return E(s),R((e,t,n,r)=>{Y(c,`aria-label`,e),Y(c,`placeholder`,t),u.disabled=n,K(d,r)},[()=>Z(`move-label`),()=>Z(`move-label`),()=>!V(n).trim(),()=>Z(`move-send`)]),Rr(`submit`,s,a),H(`keydown`,c,e=>e.key===`Escape`&&V(r)?.blur()),fa(c,()=>V(n),e=>M(n,e)),G(e,s),O(o)}U([`keydown`]);function Rm(e){return t=>{e(),t.style.minHeight=``;let n=new ResizeObserver(()=>t.style.minHeight=`${t.offsetHeight}px`);return n.observe(t),()=>n.disconnect()}}var zm=W(`<p class="until svelte-1bc1174"> <!></p>`),Bm=W(`<p class="waiting svelte-1bc1174"> </p>`),Vm=W(`<button class="chip svelte-1bc1174"> </button>`),Hm=W(`<div class="yields svelte-1bc1174" role="group"></div>`),Um=W(`<!> <!> <!>`,1);function Wm(e,t){D(t,!0);let n=[{until:`attack`,words:`yield-attack`},{until:`turn`,words:`yield-turn`}],r=k(()=>t.asking.orders?.until??null);var i=Um(),a=P(i),o=e=>{let n=k(()=>t.asking.decision);var r=zm(),i=N(r),a=I(i);{let e=k(()=>({[V(n).seat]:t.asking.name(V(n).seat)}));ym(a,{get clock(){return t.asking.clock},get names(){return V(e)},get seat(){return V(n).seat},get ahead(){return t.asking.store.ahead},bare:!0})}E(r),R(e=>K(i,`${e??``} `),[()=>Z(`decision-until`)]),G(e,r)};q(a,e=>{t.asking.answering&&t.asking.clock&&t.asking.decision&&e(o)});var s=I(a,2),c=e=>{var n=Bm(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`decision-waiting`,{names:t.asking.waiting.join(`, `)})]),G(e,n)};q(s,e=>{t.asking.waiting.length&&e(c)});var l=I(s,2),u=e=>{var i=Hm();J(i,21,()=>n,e=>e.until,(e,n)=>{var i=Vm(),a=F(i,!0);R(e=>{Y(i,`aria-pressed`,V(r)===V(n).until),K(a,e)},[()=>Z(V(n).words)]),H(`click`,i,()=>t.asking.store.orders({until:V(r)===V(n).until?null:V(n).until})),G(e,i)}),E(i),R(e=>Y(i,`aria-label`,e),[()=>Z(`yield-label`)]),G(e,i)};q(l,e=>{t.asking.orders&&(t.asking.answering||V(r))&&e(u)}),G(e,i),O()}U([`click`]);var Gm=350,Km;function qm(e,t){if(!t)return{};let n=()=>{clearTimeout(Km),e(null)};return{onpointerenter:n=>{clearTimeout(Km),n.pointerType===`mouse`?e(t):Km=setTimeout(e,Gm,t)},onpointerleave:n,onpointercancel:n,onfocus:n=>{n.currentTarget.matches(`:focus-visible`)&&e(t)},onblur:n}}var Jm=W(`<kbd aria-hidden="true" class="svelte-1dv62c0"> </kbd>`),Ym=W(`<span class="unseen"> </span><span class="picture svelte-1dv62c0" aria-hidden="true"><!></span>`,1),Xm=W(`<small class="svelte-1dv62c0"> </small>`),Zm=W(`<span class="words svelte-1dv62c0"><!> <!></span>`),Qm=W(`<button><!> <!></button>`);function $m(e,t){D(t,!0);let n=wa(t,`asking`,7),r=wa(t,`primary`,3,!1),i=wa(t,`small`,3,!1),a=wa(t,`digit`,3,0),o=k(()=>n().pending===t.offer.move),s=k(()=>n().armed===t.offer.move),c=j(void 0);function l(){let e=V(c)?.textContent??``,[n,r]=[t.offer.words,t.offer.effect].map(t=>t&&!e.includes(t)?t:void 0);return n||r?{title:n,text:r}:null}var u=Qm(),d=()=>n().act(t.offer.move);ca(u,e=>({class:[`button`,`offer`,r()?`primary`:`second`,{small:i(),pending:V(o),armed:V(s),pictured:t.picture&&!V(s)}],disabled:n().pending!==null&&!V(o),"aria-busy":V(o),"data-move":t.offer.move,onclick:d,...e}),[()=>qm(e=>n().previewed=e,t.offer.move)],void 0,void 0,`svelte-1dv62c0`);var f=N(u),p=e=>{var t=Jm(),n=F(t,!0);R(()=>K(n,a())),G(e,t)};q(f,e=>{a()>0&&a()<10&&X.shortcuts&&e(p)});var m=I(f,2),h=e=>{var n=Ym(),r=P(n),i=F(r,!0),a=I(r);Si(N(a),()=>t.picture,()=>t.offer),E(a),ga(a,e=>M(c,e),()=>V(c)),R(()=>K(i,t.offer.words)),G(e,n)},g=e=>{var n=Zm(),r=N(n),i=e=>{var n=Jr();R(e=>K(n,e),[()=>Z(`decision-again`,{words:t.offer.words})]),G(e,n)},a=e=>{var n=Jr();R(()=>K(n,t.offer.words)),G(e,n)};q(r,e=>{V(s)?e(i):e(a,-1)});var o=I(r,2),c=e=>{var n=Xm(),r=F(n,!0);R(()=>K(r,t.offer.effect)),G(e,n)};q(o,e=>{t.offer.effect&&e(c)}),E(n),G(e,n)};q(m,e=>{t.picture&&!V(s)?e(h):e(g,-1)}),E(u),Ai(u,()=>t.picture&&Hs(l)),G(e,u),O()}var eh=W(`<h2 class="svelte-f2ecxc"> </h2>`),th=W(`<span class="dots svelte-f2ecxc" aria-hidden="true"><i class="svelte-f2ecxc"></i><i class="svelte-f2ecxc"></i><i class="svelte-f2ecxc"></i></span>`),nh=W(`<div class="acts svelte-f2ecxc" role="group"></div>`),rh=W(`<details class="rest svelte-f2ecxc"><summary class="svelte-f2ecxc"> </summary> <div class="list svelte-f2ecxc"></div></details>`),ih=W(`<h3 class="svelte-f2ecxc"> </h3> <!>`,1),ah=W(`<div class="sum svelte-f2ecxc"><!> <!></div>`),oh=W(`<div class="sums svelte-f2ecxc"><!></div>`),sh=W(`<section id="decision" tabindex="-1" data-tour="decision"><div class="dock svelte-f2ecxc"><div class="say"><!> <p class="sentence svelte-f2ecxc"><!> <!></p> <!></div> <!></div> <!> <!></section>`);function ch(e,t){D(t,!0);let n=wa(t,`options`,19,()=>({})),r=k(()=>t.asking.decision),i=k(()=>t.asking.offers),a=k(()=>n().offers?.length?n().offers:null),o=k(()=>V(a)??(V(i).length<=7?V(i):[])),s=k(()=>V(i).filter(e=>!V(o).some(t=>t.move===e.move))),c=k(()=>(V(a)?.[0]??V(o).find(e=>e.move===`pass`)??V(o)[0])?.move),l=j([]),u=j(``);L(()=>{t.asking.show(V(o),V(c)??null,V(g))}),L(()=>{let e=t.asking.previewed??V(c);!e||!V(r)?.mine||n().hideSum?M(l,[]):t.asking.forecast(e).then(n=>{(t.asking.previewed??V(c))===e&&(M(l,n),M(u,[...V(o),...V(s)].find(t=>t.move===e)?.words??``,!0))})});let d=j(void 0),f=!1;L(()=>{V(r)?.number,f&&document.activeElement===document.body&&V(d)?.querySelector(`.offer`)?.focus()});let p=k(()=>!n().hideSum&&(V(r)?.mine||(V(r)?.about.length??0)>0)),m=j(-1);function h(e){M(m,e.currentTarget.open?V(r)?.number??-1:-1,!0)}let g=k(()=>n().firstDigit??1),_=({move:e})=>n().pictures?.[e.split(` `)[0]??``],v=e=>(V(a)?V(o):V(i)).indexOf(e)+V(g);var y=Yr(),b=P(y),x=e=>{var i=sh();let a;var g=N(i),y=N(g),b=N(y),x=e=>{var t=eh(),r=F(t,!0);R(()=>K(r,n().title)),G(e,t)};q(b,e=>{n().title&&V(r).mine&&e(x)});var S=I(b,2),ee=N(S),C=e=>{var r=Jr();R(e=>K(r,e),[()=>Eu(n().sentence??t.asking.sentence,n().title??``)]),G(e,r)},te=e=>{var n=Jr();R(()=>K(n,t.asking.others)),G(e,n)};q(ee,e=>{V(r).mine?e(C):e(te,-1)});var ne=I(ee,2),re=e=>{G(e,th())};q(ne,e=>{t.asking.thinking&&e(re)}),E(S),Wm(I(S,2),{get asking(){return t.asking}}),E(y);var ie=I(y,2),ae=e=>{var n=nh();J(n,21,()=>V(o),e=>e.move,(e,n)=>{{let r=k(()=>V(n).move===V(c)),i=k(()=>v(V(n))),a=k(()=>_(V(n)));$m(e,{get asking(){return t.asking},get offer(){return V(n)},get primary(){return V(r)},get digit(){return V(i)},get picture(){return V(a)}})}}),E(n),R(e=>Y(n,`aria-label`,e),[()=>Z(`decision-options`)]),G(e,n)};q(ie,e=>{V(r).mine&&e(ae)}),E(g);var oe=I(g,2),se=e=>{var n=rh(),i=N(n),a=F(i,!0),c=I(i,2);J(c,21,()=>V(s),e=>e.move,(e,n)=>{{let r=k(()=>_(V(n)));$m(e,{get asking(){return t.asking},get offer(){return V(n)},small:!0,get picture(){return V(r)}})}}),E(c),E(n),R(e=>{n.open=!V(o).length||V(m)===V(r).number,K(a,e)},[()=>Z(`decision-all`,{count:V(s).length})]),Rr(`toggle`,n,h),G(e,n)};q(oe,e=>{V(r).mine&&V(s).length&&e(se)});var ce=I(oe,2),le=e=>{var t=oh(),n=N(t),i=e=>{var t=ah(),n=N(t),i=e=>{Gs(e,{get lines(){return V(r).about}})};q(n,e=>{V(r).about.length&&e(i)});var a=I(n,2),o=e=>{var t=ih(),n=P(t),r=F(n,!0);Gs(I(n,2),{get lines(){return V(l)}}),R(e=>K(r,e),[()=>Z(`decision-if`,{words:V(u)})]),G(e,t)};q(a,e=>{V(l).length&&e(o)}),E(t),G(e,t)};q(n,e=>{(V(r).about.length||V(l).length)&&e(i)}),E(t),Ai(t,()=>Rm(()=>V(r).number)),G(e,t)};q(ce,e=>{V(p)&&e(le)}),E(i),ga(i,e=>M(d,e),()=>V(d)),R(e=>{a=zi(i,1,`ask svelte-f2ecxc`,null,a,{mine:V(r).mine,room:V(p)}),Y(i,`aria-label`,e)},[()=>Z(`decision-label`)]),H(`focusin`,i,()=>f=!0),H(`focusout`,i,e=>f=e.relatedTarget===null),G(e,i)};q(b,e=>{V(r)&&e(x)}),G(e,y),O()}U([`focusin`,`focusout`]);var lh=W(`<div class="toast svelte-1k9sqqb" aria-hidden="true"> </div>`);function uh(e,t){D(t,!0);let n=j(!1);L(()=>{M(n,!!t.words);let e=setTimeout(()=>M(n,!1),5e3);return()=>clearTimeout(e)});var r=Yr(),i=P(r),a=e=>{var n=lh(),r=F(n,!0);R(()=>K(r,t.words)),G(e,n)};q(i,e=>{V(n)&&e(a)}),G(e,r),O()}var dh=W(`<option> </option>`),fh=W(`<label class="svelte-1mxajjx"> <select class="field"></select></label>`),ph=W(`<h2 class="svelte-1mxajjx"> </h2> <!> <!> <!> <p class="svelte-1mxajjx"> </p>`,1);function mh(e,t){D(t,!0);let n=k(()=>Object.entries(t.orders.cards)),r=[`ask`,`always`,`never`];var i=ph(),a=P(i),o=F(a,!0),s=I(a,2);{let e=k(()=>Z(`orders-preset`)),n=k(()=>[`ask`,`smart`,`fast`].map(e=>({value:e,label:Z(`orders-${e}`),help:Z(`orders-${e}-help`)})));Sl(s,{get label(){return V(e)},get value(){return t.orders.preset},get values(){return V(n)},change:e=>t.store.orders({preset:e})})}var c=I(s,2);{let e=k(()=>Z(`yield-label`)),n=k(()=>t.orders.until??`none`),r=k(()=>[`none`,`attack`,`turn`].map(e=>({value:e,label:Z(`yield-${e}`)})));Sl(c,{get label(){return V(e)},get value(){return V(n)},get values(){return V(r)},change:e=>t.store.orders({until:e===`none`?null:e})})}var l=I(c,2);J(l,17,()=>V(n),([e,t])=>e,(e,n)=>{var i=k(()=>g(V(n),2));let a=()=>V(i)[0],o=()=>V(i)[1];var s=fh(),c=N(s),l=I(c);J(l,20,()=>r,e=>e,(e,t)=>{var n=dh(),r=F(n,!0),i={};R(e=>{K(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Z(`order-${t}`)]),G(e,n)}),E(l);var u;Ki(l),E(s),R(e=>{K(c,`${e??``} `),u!==(u=o())&&(l.value=(l.__value=u)??``,Gi(l,u))},[()=>t.name(a())]),H(`change`,l,e=>t.store.orders({cards:{...t.orders.cards,[a()]:e.currentTarget.value}})),G(e,s)});var u=F(I(l,2),!0);R((e,t)=>{K(o,e),K(u,t)},[()=>Z(`orders-title`),()=>Z(`orders-note`)]),G(e,i),O()}U([`change`]);var hh=W(`<button class="button primary small"> </button>`),gh=W(`<span class="chip"><!><span class="wide svelte-1kbyxur"> </span></span>`),_h=W(`<span class="chip"><!><span aria-hidden="true"> </span></span>`),vh=W(`<button class="round"><!></button>`),yh=W(`<button class="link leave svelte-1kbyxur"> </button>`),bh=W(`<!> <div class="more svelte-1kbyxur"><a class="svelte-1kbyxur"> </a> <button class="link svelte-1kbyxur"> </button> <a href="/settings" class="svelte-1kbyxur"> </a> <!></div>`,1),xh=W(`<!> <!> <!> <!> <!> <!>`,1);function Sh(e,t){D(t,!0);let n=k(()=>t.table.seats.filter(e=>e.mine&&e.stand_in)),r=k(()=>t.table.seats.some(e=>e.mine&&!e.stand_in));async function i(){await Q.leave(t.table.id).catch(()=>void 0),Cs(`/`)}var a=xh(),o=P(a);J(o,17,()=>V(n),e=>e.number,(e,n)=>{var r=hh(),i=F(r,!0);R(e=>K(i,e),[()=>Z(`seat-return`,{name:V(n).name})]),H(`click`,r,()=>t.store.send({type:`return`,seat:V(n).number})),G(e,r)});var s=I(o,2),c=e=>{var t=gh(),n=N(t);ic(n,{name:`eyeball`});var r=F(I(n),!0);E(t),R(e=>K(r,e),[()=>Z(`table-watching`)]),G(e,t)};q(s,e=>{t.now.seat||e(c)});var l=I(s,2),u=e=>{var n=_h(),r=N(n);{let e=k(()=>Z(`table-spectators`,{count:t.table.spectators}));ic(r,{name:`binoculars`,get label(){return V(e)}})}var i=F(I(r),!0);E(n),R(e=>{Y(n,`title`,e),K(i,t.table.spectators)},[()=>Z(`table-spectators`,{count:t.table.spectators})]),G(e,n)};q(l,e=>{t.table.spectators&&e(u)});var d=I(l,2),f=e=>{var n=vh();ic(N(n),{name:`anticlockwise-rotation`}),E(n),Ai(n,()=>Hs(()=>({title:Z(`undo`),text:t.now.undo.can?Z(`undo-can`):t.now.undo.words}))),R(e=>{Y(n,`aria-label`,e),Y(n,`aria-disabled`,!t.now.undo.can)},[()=>t.now.undo.can?Z(`undo`):Z(`undo-not`,{words:t.now.undo.words})]),H(`click`,n,()=>t.store.undo()),G(e,n)};q(d,e=>{t.now.seat&&e(f)});var p=I(d,2),m=e=>{{let n=k(()=>Z(`orders-title`)),r=k(()=>t.now.orders.until!==null);Bd(e,{get label(){return V(n)},icon:`fast-forward-button`,get marked(){return V(r)},children:(e,n)=>{mh(e,{get store(){return t.store},get orders(){return t.now.orders},get name(){return t.name}})},$$slots:{default:!0}})}};q(p,e=>{t.now.orders&&e(m)});var h=I(p,2);{let e=k(()=>Z(`nav-settings`));Bd(h,{get label(){return V(e)},icon:`cog`,children:(e,n)=>{var a=bh(),o=P(a);Xd(o,{short:!0});var s=I(o,2),c=N(s),l=F(c,!0),u=I(c,2),d=F(u,!0),f=I(u,2),p=F(f,!0),m=I(f,2),h=e=>{var t=yh(),n=F(t,!0);R(e=>K(n,e),[()=>Z(`table-leave`)]),H(`click`,t,i),G(e,t)};q(m,e=>{V(r)&&!t.now.over&&e(h)}),E(s),R((e,n,r)=>{Y(c,`href`,`/rules/${t.table.game??``}`),K(l,e),K(d,n),K(p,r)},[()=>Z(`nav-rules`),()=>Z(`keys-title`),()=>Z(`settings-all`)]),H(`click`,u,function(...e){t.help?.apply(this,e)}),G(e,a)},$$slots:{default:!0}})}G(e,a),O()}U([`click`]);var Ch=W(`<h1 class="unseen"> </h1> <!> <!>`,1),wh=W(`<!> <!> <!>`,1),Th=W(`<!> <!> <!> <!>`,1);function Eh(e,t){D(t,!0);let n=(e,n=f)=>{var i=Yr(),a=P(i),s=e=>{Tm(e,{get store(){return t.store},get table(){return t.table},get over(){return t.now.over},get names(){return V(r)}})},c=e=>{ch(e,{get asking(){return o},get options(){return n()}})};q(a,e=>{t.now.over?e(s):e(c,-1)}),G(e,i)},r=k(()=>Object.fromEntries(t.table.seats.map(e=>[e.number,e.name]))),i=k(()=>t.table.seats.filter(e=>e.mine).map(e=>e.number)),a=t.table.tour?new sm(t.game.id,t.now.match,()=>t.now.view.number):null,o=new hm(t.store,e=>V(r)[e]??Z(`seat-number`,{number:e}),a),s=j(!1),c=j(``),l=j(void 0),u=j(0),d=k(()=>V(i).length>1),p=k(()=>t.now.decision&&!t.now.decision.passing&&V(i).includes(t.now.decision.seat)?t.now.decision.seat:0),m=k(()=>V(d)&&t.game.hidden&&!t.now.over&&(V(p)?V(u)!==V(p):V(u)===0));function h(){M(u,V(p)||(V(i)[0]??0),!0),t.now.seat!==V(u)&&t.store.look(V(u))}L(()=>{V(d)&&!t.game.hidden&&V(p)&&t.now.seat!==V(p)&&t.store.look(V(p))});let g=k(()=>({sheet:t.sheet,view:t.now.view,decision:o.decision,seat:t.now.seat,names:V(r),seats:t.table.seats,pending:t.store.pending,act:e=>o.act(e),why:e=>t.store.why(e),forecast:e=>t.store.forecast(e),preview:e=>o.previewed=e,odds:X.odds?t.store.odds:null,recent:t.store.recent,log:t.store.log,settings:X,language:X.language,orders:t.now.orders,order:(e,n)=>t.store.orders({cards:{...t.now.orders?.cards,[e]:n}}),replay:!1,panel:n})),_=k(()=>t.plugin.phase?t.plugin.phase(t.now.view):typeof t.now.view.phase==`string`?t.now.view.phase:null),v=k(()=>t.store.log.filter(e=>e.kind===`turn`).length),y=k(()=>t.now.decision?.mine&&!V(m)?t.now.decision:null);L(()=>{Ms(t.store.recent.map(e=>e.words))}),L(()=>(V(y)?(Ns(Z(`decision-yours`,{sentence:o.sentence})),Kd(`${t.now.match} ${t.now.view.active} ${V(v)}`,Z(`title-turn`))):qd(t.game.name),()=>qd())),L(()=>{let{seat:e,match:n,orders:r}=t.now,i=`astragal.preset ${n} ${e}`;e&&r&&!sessionStorage.getItem(i)&&(sessionStorage.setItem(i,X.preset),r.preset!==X.preset&&t.store.orders({preset:X.preset}))}),L(()=>{X.language,a?.load()});function b(e){M(c,``),Ms([e]),requestAnimationFrame(()=>M(c,e,!0))}function x(){let{clock:e}=t.now;return e?Object.keys(e.seats).map(n=>`${V(r)[Number(n)]}: ${tm($p(e,Number(n),Date.now()+t.store.ahead))}`).join(`. `):Z(`clock-none`)}let S={undo:()=>t.now.undo.can?t.store.undo():b(t.now.undo.words),last:()=>b(t.store.log.slice(-5).map(e=>e.words).join(` `)||Z(`log-empty`)),options:()=>b(o.offers.map((e,t)=>`${t+1}: ${e.words}.`).join(` `)||o.others),clock:()=>b(x()),help:()=>M(s,!0),cancel:()=>o.cancel(),default:()=>o.byDefault(),type:()=>V(l)?.focus()};function ee(e){if(V(s)||V(m)||e.defaultPrevented)return;let t=iu(e,X.shortcuts);t&&(t!==`cancel`&&e.preventDefault(),typeof t==`object`?o.nth(t.digit):S[t]())}var C=Th();Rr(`keydown`,cn,ee);var te=P(C),ne=e=>{{let t=k(()=>V(r)[V(p)||(V(i)[0]??0)]??``),n=k(()=>!V(p));xm(e,{get name(){return V(t)},get waiting(){return V(n)},lift:h})}},re=e=>{{let n=(e,n=f)=>{{let i=k(()=>t.sheet.phases??[]),a=k(()=>({name:Z(`log-title`),...n()}));Tf(e,{get phases(){return V(i)},get phase(){return V(_)},get side(){return V(a)},children:(e,n)=>{var i=Ch(),a=P(i),o=F(a,!0),c=I(a,2),l=e=>{ym(e,{get clock(){return t.now.clock},get names(){return V(r)},get seat(){return t.now.seat},get ahead(){return t.store.ahead}})};q(c,e=>{t.now.clock&&e(l)}),Sh(I(c,2),{get store(){return t.store},get table(){return t.table},get now(){return t.now},help:()=>M(s,!0),name:e=>t.plugin.name?.(t.sheet,e)??e}),R(()=>K(o,t.game.name)),G(e,i)},$$slots:{default:!0}})}},i=e=>{var n=wh(),i=P(n);Pm(i,{get log(){return t.store.log},get names(){return V(r)}});var a=I(i,2);Vp(a,{get chat(){return t.store.chat},get seats(){return t.table.seats},say:e=>t.store.say(e)});var s=I(a,2),c=e=>{ga(Lm(e,{get asking(){return o}}),e=>M(l,e,!0),()=>V(l))};q(s,e=>{t.now.seat&&!t.now.over&&e(c)}),G(e,n)},a=k(()=>Z(`log-title`));bf(e,{get plugin(){return t.plugin},get board(){return V(g)},get sideName(){return V(a)},top:n,side:i,$$slots:{top:!0,side:!0}})}};q(te,e=>{V(m)?e(ne):e(re,-1)});var ie=I(te,2),ae=e=>{pm(e,{get guide(){return a}})};q(ie,e=>{a&&!V(m)&&e(ae)});var oe=I(ie,2);uh(oe,{get words(){return V(c)}});var se=I(oe,2),ce=e=>{{let n=k(()=>t.plugin.keys?.()??[]);km(e,{get extra(){return V(n)},close:()=>M(s,!1)})}};q(se,e=>{V(s)&&e(ce)}),G(e,C),O()}var Dh=W(`<!> <!>`,1);function Oh(e,t){D(t,!0);let n=new kp(t.id),r=j(null),i=j({}),a=j(null),o=j(``),s=k(()=>n.table?.game??``);L(()=>()=>n.close()),L(()=>{let{language:e}=X;V(s)&&($.game=V(s),c(V(s)).then(()=>n.now&&n.speak(e)))});async function c(e){try{let[t,n,o]=await Promise.all([Q.games(),Q.sheet(e),Vc(e)]);M(r,t.find(t=>t.id===e)??null),M(i,n),M(a,o)}catch(e){M(o,hs(e),!0)}}var l=Dh(),u=P(l),d=e=>{vl(e,{what:`table`})},f=e=>{vl(e,{get words(){return V(o)}})},p=e=>{var t=Yr();di(P(t),()=>n.now.match,e=>{Eh(e,{get store(){return n},get table(){return n.table},get now(){return n.now},get game(){return V(r)},get sheet(){return V(i)},get plugin(){return V(a)}})}),G(e,t)},m=e=>{{let t=k(()=>Z(`gathering-title`,{game:V(r).name}));fc(e,{get title(){return V(t)},children:(e,t)=>{Qp(e,{get store(){return n},get table(){return n.table},get game(){return V(r)},get sheet(){return V(i)},get plugin(){return V(a)}})},$$slots:{default:!0}})}},h=e=>{Jl(e,{})};q(u,e=>{n.line===`refused`?e(d):V(o)?e(f,1):n.table&&V(r)&&V(a)&&n.now&&n.table.status!==`gathering`?e(p,2):n.table&&V(r)&&V(a)?e(m,3):e(h,-1)}),Np(I(u,2),{get store(){return n}}),G(e,l),O()}var kh=W(`<li><span class="sign svelte-1ccm6m" role="img"> </span> <div><h3 class="svelte-1ccm6m"> </h3><p class="svelte-1ccm6m"> </p></div></li>`),Ah=W(`<ol></ol>`);function jh(e,t){D(t,!0);let n=e=>e===null?`unknown`:e?`yes`:`no`,r={yes:`✓`,no:`✗`,unknown:`–`},i=k(()=>[{state:t.proof.wrong.length?`no`:`yes`,title:Z(`verify-draws`),text:t.proof.wrong.length?Z(`verify-draws-no`,{count:t.proof.wrong.length}):Z(`verify-draws-yes`,{dice:t.proof.dice,cards:t.proof.cards})},{state:n(t.proof.secret),title:Z(`verify-secret`),text:Z(`verify-secret-${n(t.proof.secret)}`)},t.proof.derived&&!t.proof.numbers?{state:`unknown`,title:Z(`verify-key`),text:Z(`verify-key-alone`)}:{state:n(t.proof.derived),title:Z(`verify-key`),text:Z(`verify-key-${n(t.proof.derived)}`,{numbers:t.proof.numbers})},{state:n(t.proof.witnessed),title:Z(`verify-seen`),text:Z(`verify-seen-${n(t.proof.witnessed)}`)},{state:t.proof.mine?`yes`:`unknown`,title:Z(`verify-mine`),text:Z(t.proof.mine?`verify-mine-yes`:`verify-mine-unknown`)}]);var a=Ah();J(a,21,()=>V(i),e=>e.title,(e,t)=>{var n=kh(),i=N(n),a=F(i,!0),o=I(i,2),s=N(o),c=F(s,!0),l=F(I(s),!0);E(o),E(n),R(e=>{zi(n,1,Ni(V(t).state),`svelte-1ccm6m`),Y(i,`aria-label`,e),K(a,r[V(t).state]),K(c,V(t).title),K(l,V(t).text)},[()=>Z(`verify-sign-${V(t).state}`)]),G(e,n)}),E(a),G(e,a),O()}var Mh=(1n<<64n)-1n,Nh=128,Ph=[7640891576956012808n,13503953896175478587n,4354685564936845355n,11912009170470909681n,5840696475078001361n,11170449401992604703n,2270897969802886507n,6620516959819538809n],Fh=[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3],[11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4],[7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8],[9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13],[2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9],[12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11],[13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10],[6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5],[10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0]],Ih=12,Lh=[[0,4,8,12],[1,5,9,13],[2,6,10,14],[3,7,11,15],[0,5,10,15],[1,6,11,12],[2,7,8,13],[3,4,9,14]],Rh=(e,t)=>e>>t|e<<64n-t&Mh;function zh(e,[t,n,r,i],a,o){let s=t=>e[t]??0n;e[t]=s(t)+s(n)+a&Mh,e[i]=Rh(s(i)^s(t),32n),e[r]=s(r)+s(i)&Mh,e[n]=Rh(s(n)^s(r),24n),e[t]=s(t)+s(n)+o&Mh,e[i]=Rh(s(i)^s(t),16n),e[r]=s(r)+s(i)&Mh,e[n]=Rh(s(n)^s(r),63n)}function Bh(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength);return Array.from({length:e.length/8},(e,n)=>t.getBigUint64(n*8,!0))}function Vh(e,t,n,r){let i=Bh(t),a=[...e,...Ph];a[12]=(a[12]??0n)^BigInt(n),r&&(a[14]=(a[14]??0n)^Mh);for(let e=0;e<Ih;e++){let t=Fh[e%Fh.length]??[];Lh.forEach((e,n)=>zh(a,e,i[t[2*n]??0]??0n,i[t[2*n+1]??0]??0n))}for(let t=0;t<8;t++)e[t]=(e[t]??0n)^(a[t]??0n)^(a[t+8]??0n)}function Hh(e,t){let n=new Uint8Array(t);return n.set(e),n}function Uh(e,t,n){let r=new Uint8Array(64);return r.set([e,t.length,1,1]),r.set(new TextEncoder().encode(n),48),Bh(r).map((e,t)=>e^(Ph[t]??0n))}function Wh(e,{size:t=64,key:n=new Uint8Array,person:r=``}={}){let i=n.length?Gh(Hh(n,Nh),e):e,a=Uh(t,n,r),o=0;for(;i.length-o>Nh;o+=Nh)Vh(a,i.subarray(o,o+Nh),o+Nh,!1);Vh(a,Hh(i.subarray(o),Nh),i.length,!0);let s=new Uint8Array(64),c=new DataView(s.buffer);return a.forEach((e,t)=>c.setBigUint64(t*8,e,!0)),s.slice(0,t)}function Gh(...e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}var Kh=e=>[...e].map(e=>e.toString(16).padStart(2,`0`)).join(``);function qh(e){return Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}var Jh=64,Yh=2**32,Xh=class{key;name;at=0;block=new Uint8Array;constructor(e,t){this.key=e,this.name=t}byte(){return this.at%Jh===0&&(this.block=Wh(Qh(this.at/Jh),{key:this.key,person:this.name})),this.block[this.at++%Jh]??0}below(e){let t=e>256,n=t?Yh:256,r=n-n%e;for(;;){let n=t?this.fourBytes():this.byte();if(n<r)return n%e}}fourBytes(){let e=0;for(let t=0;t<4;t++)e=e*256+this.byte();return e}},Zh=class{streams;constructor(e){let t=qh(e);this.streams={dice:new Xh(t,`dice`),deck:new Xh(t,`deck`)}}draw(e,t){return this.streams[e].below(t)+ +(e===`dice`)}};function Qh(e){let t=new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function $h(e){return Kh(Wh(qh(e),{size:32,person:`astragal-commit`}))}function eg(e,t,n){return Kh(Wh(Gh(...[t,...n].map(e=>{let t=new TextEncoder().encode(e);return Gh(Uint8Array.of(t.length>>8,t.length&255),t)})),{size:32,key:qh(e),person:`astragal-key`}))}var tg=e=>typeof e==`string`?e:null;function ng({tags:e},t,n){let r=tg(e.Key)??``,i=tg(e.Commit),a=tg(e.Secret),o=Array.isArray(e.Nonces)?e.Nonces.map(String):[],s=i!==null&&a!==null;return{key:r,commit:i,secret:s?$h(a)===i:null,derived:s?eg(a,tg(e.Match)??``,o)===r:null,numbers:o.filter(Boolean).length,witnessed:i&&n.commit?n.commit===i:null,mine:o.some(e=>n.nonces.includes(e)),dice:t.filter(({stream:e})=>e===`dice`).length,cards:t.filter(({stream:e})=>e===`deck`).length,wrong:rg(r,t)}}function rg(e,t){let n=new Zh(e);return t.map((e,t)=>({draw:e,at:t,computed:n.draw(e.stream,e.sides)})).filter(({draw:e,computed:t})=>t!==e.drawn)}function ig(e){return e.wrong.length===0&&e.secret!==!1&&e.derived!==!1&&e.witnessed!==!1}var ag=W(`<p> </p>`),og=W(`<li> </li>`),sg=W(`<ul class="wrong svelte-46uwdv"></ul>`),cg=W(`<dt class="svelte-46uwdv"> </dt><dd><code class="svelte-46uwdv"> </code></dd>`,1),lg=W(`<tr><td class="svelte-46uwdv"> </td><td class="svelte-46uwdv"> </td><td class="figures svelte-46uwdv"> </td></tr>`),ug=W(`<p class="who svelte-46uwdv"> <a> </a></p> <p role="status"> </p> <section aria-labelledby="proved" class="svelte-46uwdv"><h2 id="proved" class="svelte-46uwdv"> </h2> <p class="soft svelte-46uwdv"> </p> <!> <!></section> <section aria-labelledby="unproved" class="svelte-46uwdv"><h2 id="unproved" class="svelte-46uwdv"> </h2> <p> </p> <pre class="svelte-46uwdv"><code class="svelte-46uwdv"> </code></pre> <p><a class="button" download=""> </a></p></section> <section aria-labelledby="dice" class="svelte-46uwdv"><h2 id="dice" class="svelte-46uwdv"> </h2> <!></section> <details><summary class="svelte-46uwdv"> </summary> <dl><!> <dt class="svelte-46uwdv"> </dt><dd><code class="svelte-46uwdv"> </code></dd></dl> <table class="svelte-46uwdv"><thead><tr><th scope="col" class="svelte-46uwdv"> </th><th scope="col" class="svelte-46uwdv"> </th><th scope="col" class="svelte-46uwdv"> </th></tr></thead><tbody></tbody></table></details>`,1);function dg(e,t){D(t,!0);let n=j(null),r=j([]),i=j(null),a=j(``);L(()=>{X.language,o().catch(e=>M(a,hs(e),!0))});async function o(){if(M(n,await ps(`records/${t.id}`)),!V(n).over)return;let e=await vd(t.id);M(r,e.draws),M(i,ng(e.record,e.draws,Ep(String(e.record.tags.Match??``))))}let s=k(()=>Sd(V(r))),c=k(()=>`astragal verify ${V(n)?.game??``}-${t.id}.astragal`);var l=Yr(),u=P(l),d=e=>{vl(e,{get words(){return V(a)}})},f=e=>{{let t=k(()=>Z(`verify-title`));fc(e,{get title(){return V(t)},narrow:!0,children:(e,t)=>{var n=ag(),r=F(n,!0);R(e=>K(r,e),[()=>Z(`verify-not-over`)]),G(e,n)},$$slots:{default:!0}})}},p=e=>{{let a=k(()=>Z(`verify-title`));fc(e,{get title(){return V(a)},narrow:!0,children:(e,a)=>{var o=ug(),l=P(o),u=N(l),d=I(u),f=F(d,!0);E(l);var p=I(l,2);let m;var h=F(p,!0),g=I(p,2),_=N(g),v=F(_,!0),y=I(_,2),b=F(y,!0),x=I(y,2);jh(x,{get proof(){return V(i)}});var S=I(x,2),ee=e=>{var t=sg();J(t,21,()=>V(i).wrong.slice(0,10),({draw:e,at:t,computed:n})=>t,(e,t)=>{let n=()=>V(t).draw,r=()=>V(t).at,i=()=>V(t).computed;var a=og(),o=F(a,!0);R(e=>K(o,e),[()=>Z(`verify-wrong`,{at:r()+1,number:n().number,told:n().drawn,computed:i()})]),G(e,a)}),E(t),G(e,t)};q(S,e=>{V(i).wrong.length&&e(ee)}),E(g);var C=I(g,2),te=N(C),ne=F(te,!0),re=I(te,2),ie=F(re,!0),ae=I(re,2),oe=F(N(ae),!0);E(ae);var se=I(ae,2),ce=N(se),le=F(ce,!0);E(se),E(C);var ue=I(C,2),de=N(ue),fe=F(de,!0),pe=I(de,2);{let e=k(()=>Z(`verify-all-dice`)),t=k(()=>bd(Cd(V(r),V(s)),V(s)));Dd(pe,{get title(){return V(e)},get tally(){return V(t)}})}E(ue);var me=I(ue,2),he=N(me),ge=F(he,!0),_e=I(he,2),ve=N(_e),ye=e=>{var t=cg(),n=P(t),r=F(n,!0),a=I(n),o=F(N(a),!0);E(a),R(e=>{K(r,e),K(o,V(i).commit)},[()=>Z(`fair-commit`)]),G(e,t)};q(ve,e=>{V(i).commit&&e(ye)});var be=I(ve,2),xe=F(be,!0),Se=I(be),Ce=F(N(Se),!0);E(Se),E(_e);var we=I(_e,2),Te=N(we),Ee=N(Te),De=N(Ee),Oe=F(De,!0),w=I(De),ke=F(w,!0),T=F(I(w),!0);E(Ee),E(Te);var Ae=I(Te);J(Ae,21,()=>V(r),fi,(e,t)=>{var n=lg(),r=N(n),i=F(r,!0),a=I(r),o=F(a,!0),s=F(I(a),!0);E(n),R(e=>{K(i,V(t).number),K(o,e),K(s,V(t).drawn)},[()=>Z(`verify-stream-${V(t).stream}`,{sides:V(t).sides})]),G(e,n)}),E(Ae),E(we),E(me),R((e,n,r,a,o,s,l,g,_,y,x,S,ee,C,te)=>{K(u,`${e??``} – `),Y(d,`href`,`/replay/${t.id??``}`),K(f,n),m=zi(p,1,`verdict panel svelte-46uwdv`,null,m,{bad:r}),K(h,a),K(v,o),K(b,s),K(ne,l),K(ie,g),K(oe,V(c)),Y(ce,`href`,`/api/records/${t.id??``}/text`),K(le,_),K(fe,y),K(ge,x),K(xe,S),K(Ce,V(i).key),K(Oe,ee),K(ke,C),K(T,te)},[()=>V(n).names.join(` · `),()=>Z(`end-replay`),()=>!ig(V(i)),()=>Z(ig(V(i))?`verify-holds`:`verify-fails`),()=>Z(`verify-proved`),()=>Z(`verify-how`),()=>Z(`verify-unproved`),()=>Z(`verify-unproved-rules`),()=>Z(`record-download`),()=>Z(`verify-dice`),()=>Z(`verify-numbers`),()=>Z(`verify-key-name`),()=>Z(`verify-after`),()=>Z(`verify-stream`),()=>Z(`verify-drawn`)]),G(e,o)},$$slots:{default:!0}})}},m=e=>{Jl(e,{})};q(u,e=>{V(a)?e(d):V(n)&&!V(n).over?e(f,1):V(n)&&V(i)?e(p,2):e(m,-1)}),G(e,l),O()}var fg=W(`<!> <!> <!>`,1);function pg(e,t){D(t,!0),Ts();let n=e=>Es(bs.path,e),r=k(()=>n(`/table/:id`)),i=k(()=>n(`/join/:table/:secret`)),a=k(()=>n(`/new/:game`)),o=k(()=>n(`/replay/:id`)),s=k(()=>n(`/verify/:id`)),c=k(()=>n(`/rules/:game`)),l=matchMedia(`(prefers-color-scheme: light)`),u=j(an(l.matches));l.addEventListener(`change`,()=>M(u,l.matches,!0)),L(()=>{let e=document.documentElement;e.dataset.theme=X.theme===`system`?V(u)?`light`:`dark`:X.theme,e.toggleAttribute(`data-still`,X.speed===0),e.lang=X.language}),L(()=>{let{language:e}=X;br(()=>void Q.speak(e).catch(()=>void 0))});var d=fg(),f=P(d),p=e=>{gl(e,{})},m=e=>{var t=Yr();di(P(t),()=>V(r).id,e=>{{let t=k(()=>V(r).id??``);Oh(e,{get id(){return V(t)}})}}),G(e,t)},h=e=>{{let t=k(()=>V(i).table??``),n=k(()=>V(i).secret??``);vc(e,{get table(){return V(t)},get secret(){return V(n)}})}},g=e=>{var t=Yr();di(P(t),()=>V(a).game,e=>{{let t=k(()=>V(a).game??``);$l(e,{get game(){return V(t)}})}}),G(e,t)},_=e=>{var t=Yr();di(P(t),()=>V(o).id,e=>{{let t=k(()=>V(o).id??``);jf(e,{get id(){return V(t)}})}}),G(e,t)},v=e=>{var t=Yr();di(P(t),()=>V(s).id,e=>{{let t=k(()=>V(s).id??``);dg(e,{get id(){return V(t)}})}}),G(e,t)},y=e=>{var t=Yr();di(P(t),()=>V(c).game,e=>{{let t=k(()=>V(c).game??``);ip(e,{get game(){return V(t)}})}}),G(e,t)},b=e=>{fp(e,{})},x=e=>{hc(e,{})},S=e=>{vl(e,{})};q(f,e=>{bs.path===`/`?e(p):V(r)?e(m,1):V(i)?e(h,2):V(a)?e(g,3):V(o)?e(_,4):V(s)?e(v,5):V(c)?e(y,6):bs.path===`/settings`?e(b,7):bs.path===`/about`?e(x,8):e(S,-1)});var ee=I(f,2);Fs(ee,{}),Xs(I(ee,2),{}),G(e,d),O()}window.addEventListener(`vite:preloadError`,()=>location.reload());var mg=document.getElementById(`app`);mg&&ti(pg,{target:mg});export{P as $,J as A,Jr as B,Ni as C,Di as D,Oi as E,Zr as F,V as G,H,G as I,R as J,br as K,Yr as L,q as M,li as N,Ti as O,K as P,N as Q,W as R,zi as S,ki as T,Rr as U,U as V,Lr as W,On as X,L as Y,cn as Z,ca as _,tc as a,k as at,oa as b,os as c,Xe as ct,Ta as d,f as dt,F as et,wa as f,g as ft,Xi as g,Yi as h,ic as i,j as it,fi as j,Si as k,Z as l,Me as lt,ga as m,ru as n,an as nt,Hs as o,O as ot,xa as p,Mn as q,Al as r,M as rt,cs as s,D as st,qm as t,I as tt,Na as u,E as ut,ia as v,Ai as w,Vi as x,Y as y,qr as z};