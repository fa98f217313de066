var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`proxy path`),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`,we=`http://www.w3.org/1998/Math/MathML`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),xe;return E=e}function O(){return D(L(E))}function ke(e){if(w){if(L(E)!==null)throw Ee(),xe;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Ee(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Je(e,t){return e.label=t,Ye(e.v,t),e}function Ye(e,t){return e?.[pe]?.(t),e}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Ie(t),e.c??=new Map(Xe(e)||void 0)}var k=null;function Qe(e){k=e}function $e(e){return Ze(k,`getContext`).get(e)}function et(e,t){return Ze(k,`setContext`).set(e,t),t}function tt(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:null}}function nt(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)kn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,rt(e)}function rt(e={}){return i(e,ue,{value:!0}),e}function it(){return!0}var at=[];function ot(){var e=at;at=[],m(e)}function A(e){if(at.length===0&&!Pt){var t=at;queueMicrotask(()=>{t===at&&ot()})}at.push(e)}function st(){for(;at.length>0;)ot()}var ct=~(y|b|v);function j(e,t){e.f=e.f&ct|t}function lt(e){e.f&512||e.deps===null?j(e,v):j(e,b)}function ut(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),j(e,v)}function dt(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function ft(e){w&&I(e)!==null&&yn(e)}var pt=!1;function mt(){pt||(pt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function ht(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),mt()}function _t(e,t,n,r){let i=it()?xt:Tt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=G,t=H,n=k,r=M;return function(i=!0){K(e),W(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){K(null),W(null),Qe(null),e&&M?.deactivate()}function bt(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|y;return G!==null&&(G.f|=re),{ctx:k,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=G;r===null&&Le();var i=void 0,a=Xt(C),o=!H,s=new Set;return Nn(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=M;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=ce,nn(a,t)):(a.f&8388608&&(a.f^=ce),nn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Dn(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function wt(e){let t=xt(e);return Zn(t),t}function Tt(e){let t=xt(e);return t.equals=Fe,t}function Et(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Dt(e){var t,n=G,r=e.parent;if(!Yn&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;K(r);try{Et(e),t=or(e)}finally{K(n)}return t}function Ot(e){var t=Dt(e);!e.equals(t)&&(e.wv=rr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Mt?.capture(e,t,!0)),e.deps===null))?j(e,v):Yn||(N===null?lt(e):(En()||M?.is_fork)&&N.set(e,t))}function kt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),lr(t,0),zn(t))}function At(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&ur(t)}var jt=null,M=null,Mt=null,N=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){jt===null?jt=this:(jt.next=this,this.prev=jt),jt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,y),t(r);for(r of n.m)j(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Mt=this,Wt(n),Wt(t),Mt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):ir(r)&&(i&16&&this.add_dirty_reaction(r,b),ur(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Ft=!0,M=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!Ft&&!Pt&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?jt=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=Mt;Mt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(st(),M===null)return r;M.flush()}}finally{Pt=t,Mt=n}}function Ht(){try{He()}catch(e){R(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ir(r)&&(Ut=new Set,ur(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Hn(r),Ut?.size>0)){P.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||ur(n)}}Ut.clear()}}Ut=null}}function Gt(e){M.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,v);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){j(e,v);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,P=new Map,Yt=!1;function Xt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function Zt(e,t){let n=Xt(e,t);return Zn(n),n}function Qt(e,t=!1,n=!0){let r=Xt(e);return t||(r.equals=Fe),r}function $t(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&it()&&H.f&4325394&&(q===null||!q.has(e))&&Ke(),nn(e,n?sn(t):t,Lt)}var en=null,tn=0;function nn(e,t,n=null){if(!e.equals(t)){Yn?P.set(e,t):P.has(e)||P.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Dt(t),N===null&&lt(t)}e.wv=rr(),en=null,tn=0,on(e,y,n),en=null,it()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?Qn([e]):X.push(e)),!r.is_fork&&Jt.size>0&&!Yt&&rn()}return t}function rn(){Yt=!1;for(let e of Jt){e.f&1024&&j(e,b);let t;try{t=ir(e)}catch{t=!0}t&&ur(e)}Jt.clear()}function an(e){$t(e,e.v+1)}function on(e,t,n){var r=e.reactions;if(r!==null){var i=it(),a=r.length;if(tn+=a,tn>1e5&&en===null&&(en=new Set),en!==null){if(en.has(e))return;en.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&y)===0;if(l&&j(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;N?.delete(u),on(u,b,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function sn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=Zt(0),u=null,d=tr,f=e=>{if(tr===d)return e();var t=H,n=tr;W(null),nr(d);var r=e();return W(t),nr(n),r};return i&&r.set(`length`,Zt(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&We();var i=r.get(t);return i===void 0?f(()=>{var e=Zt(n.value,u);return r.set(t,e),e}):$t(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>Zt(C,u));r.set(t,e),an(o)}}else $t(n,C),an(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>Zt(sn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>Zt(i?sn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>Zt(C,u)),r.set(d+``,p)):$t(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>Zt(void 0,u)),$t(c,sn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>sn(n));$t(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&$t(g,_+1)}an(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function cn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function ln(e,t){return Object.is(cn(e),cn(t))}var un,dn,fn,pn;function mn(){if(un===void 0){un=window,dn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;fn=a(t,`firstChild`).get,pn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return fn.call(e)}function L(e){return pn.call(e)}function hn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&Sn(n),D(n),n}function gn(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}Sn(E)}return E}function _n(e,t=!1){if(!w)return I(e);var n=hn(e,t);return ke(e),n}function vn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}Sn(r)}return D(r),r}function yn(e){e.textContent=``}function bn(){return!1}function xn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Sn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Cn(e){var t=G;if(t===null)return H.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function wn(e){G===null&&(H===null&&Ve(e),Be()),Yn&&ze(e)}function Tn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=x);var r={ctx:k,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{ur(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Tn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function En(){return H!==null&&!U}function Dn(e){let t=z(8,null);return j(t,v),t.teardown=e,t}function On(e){wn(`$effect`);var t=G.f;if(!H&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return kn(e)}function kn(e){return z(4|ie,e)}function An(e){return wn(`$effect.pre`),z(8|ie,e)}function jn(e){Bt.ensure();let t=z(64|re,e);return(e={})=>new Promise(n=>{e.outro?Un(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Mn(e){return z(4,e)}function Nn(e){return z(se|re,e)}function Pn(e,t=0){return z(8|t,e)}function Fn(e,t=[],n=[],r=[]){_t(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function In(e,t=0){return z(16|t,e)}function Ln(e,t=0){return z(_|t,e)}function B(e){return z(32|re,e)}function Rn(e){var t=e.teardown;if(t!==null){let n=Yn,r=H;Xn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Xn(n),W(r)}}}function zn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Bn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Vn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,zn(e,t&&!n),lr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Rn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Hn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Vn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Hn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Un(e,t,n=!0){var r=[];e.f|=256,Wn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Wn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Wn(i,t,o?n:!1)}i=a}}}function Gn(e){e.f&=-257,Kn(e,!0)}function Kn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(j(e,y),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Kn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function qn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var Jn=null,Yn=!1;function Xn(e){Yn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Zn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function Qn(e){X=e}var $n=1,er=0,tr=er;function nr(e){tr=e}function rr(){return++$n}function ir(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ir(a)&&Ot(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,v)}return!1}function ar(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ar(a,t,!1):t===a&&(n?j(a,y):a.f&1024&&j(a,b),Gt(a))}}function or(e){var t=J,n=Y,r=X,i=H,a=q,o=k,s=U,c=tr,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,Qe(e.ctx),U=!1,tr=++er,e.ac!==null&&(ht(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=sr(e);if(it()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)ar(X[p],e);if(i!==null&&i!==e){if(er++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=er;if(t!==null)for(let e of t)e.rv=er;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=ce),d}catch(t){return sr(e),Cn(t)}finally{e.f^=oe,J=t,Y=n,X=r,H=i,q=a,Qe(o),U=s,tr=c}}function sr(e){var t=e.deps,n=M?.is_fork;if(J!==null){var r;if(n||lr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(En()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(lr(e,Y),t.length=Y);return t}function cr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&lt(s),s.ac!==null&&ht(()=>{s.ac.abort(ye),s.ac=null,j(s,y)}),kt(s),lr(s,0)}}function lr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)cr(e,n[r])}function ur(e){var t=e.f;if(!(t&16384)){j(e,v);var n=G;G=e;try{t&16777232?Bn(e):zn(e),Rn(e);var r=or(e);e.teardown=typeof r==`function`?r:null,e.wv=$n}finally{G=n}}}async function dr(){await Promise.resolve(),Vt()}function Z(e){var t=!!(e.f&2);if(Jn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<er&&(e.rv=er,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Yn&&P.has(e))return P.get(e);if(t){var a=e;if(Yn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||pr(a))&&(o=Dt(a)),P.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&ee)===0;ir(a)&&(s&&(a.f|=512),Ot(a)),s&&!c&&(At(a),fr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function fr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(At(r),fr(r))}}function pr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&pr(t))return!0;return!1}function mr(e){var t=U;try{return U=!0,e()}finally{U=t}}function hr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var gr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function _r(e){return gr.includes(e)}var vr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),yr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function br(e){return e=e.toLowerCase(),yr[e]??e}[...vr];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=[`textarea`,`script`,`style`,`title`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e,t,n,r={}){function i(e){if(r.capture||Fr.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r={}){var i=Or(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Ar(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Dn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function jr(e,t,n){(t[Tr]??={})[e]=n}function Mr(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var Nr=null,Pr=!1;function Fr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Nr=e,Pr||(Pr=!0,setTimeout(()=>{Pr=!1,Nr=null}));var s=0,c=Nr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,W(d),K(f)}}}var Ir=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Lr(e){return Ir?.createHTML(e)??e}function Rr(e){var t=xn(`template`);return t.innerHTML=Lr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function zr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Rr(a?e:`<!>`+e),n||(i=I(i)));var t=r||dn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Br(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(Rr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Vr(e,t){return Br(e,t,`svg`)}function Hr(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?Sn(n):(n.before(n=F()),D(n)),Q(n,n),n}function Ur(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function Wr(e,t){if(w){var n=G;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=E),O()}else e!==null&&e.before(t)}function Gr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return O(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Kr(e){let t=0,n=Xt(0),r;return()=>{En()&&(Z(n),Pn(()=>(t===0&&(r=mr(()=>e(()=>an(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,an(n))})})))}}var qr=ne|re;function Jr(e,t,n,r){new Yr(e,t,n,r)}var Yr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Kr(()=>(this.#p=Xt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=In(()=>{if(w){let e=Me(this.#t);O();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},qr),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&qe(),this.#s!==null&&Un(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Un(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();qn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=k;K(this.#i),W(this.#i),Qe(this.#i.ctx);try{return Bt.ensure(),e()}finally{K(t),W(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Un(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&nn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}};function Xr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Zr(e,t){return $r(e,t)}var Qr=new Map;function $r(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){mn();var l=void 0,u=jn(()=>{var s=n??t.appendChild(F());Jr(s,{pending:()=>{}},t=>{tt({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||rt(),w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),xe;nt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Sr(r);for(let e of[t,document]){var a=Qr.get(e);a===void 0&&(a=new Map,Qr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Fr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Er)),Dr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Qr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Fr),r.delete(e),r.size===0&&Qr.delete(n)):r.set(e,i)}Dr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ei.set(l,u),l}var ei=new WeakMap,ti=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Gn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Gn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();qn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Un(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=bn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ni=0,ri=1,ii=2;function ai(e,t,n,r,i){w&&O();var a=it(),o=C,s=a?Xt(o):Qt(o,!1,!1),c=a?Xt(o):Qt(o,!1,!1),l=new ti(e);In(()=>{var a=M,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),p(o)){var f=vt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),Bt.ensure();try{e()}finally{yt(!1),Pt||Vt()}}};o.then(t=>{e(()=>{nn(s,t),l.ensure(ri,r&&(e=>r(e,s)))})},t=>{e(()=>{if(nn(c,t),l.ensure(ii,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ni,n):A(()=>{m||e(()=>{l.ensure(ni,n)})})}else nn(s,o),l.ensure(ri,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function oi(e,t,n=!1){var r;w&&(r=E,O());var i=new ti(e),a=n?ne:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}In(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var si=Symbol(`NaN`);function ci(e,t,n){w&&O();var r=new ti(e),i=!it();In(()=>{var e=t();e!==e&&(e=si),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function li(e,t){return t}function ui(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Un(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;di(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;yn(d),d.append(u),e.items.clear()}di(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function di(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,qn(a,document.createDocumentFragment())):V(t[i],n)}}var fi;function pi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&O();var d=null,f=Tt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,hi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,_i(d,null,c)):Gn(d):Un(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:In(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=M,v=bn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&nn(S.v,b),S.i&&nn(S.i,y),v&&_.unskip_effect(S.e)):(S=gi(l,m?c:fi??=F(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(fi??=F())),d.f|=ae)),t>u.size&&Re(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function mi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function hi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=mi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Gn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)_i(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),vi(e,d,_),vi(e,_,y),_i(_,y,n),d=_,p=[],m=[],l=mi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)_i(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);vi(e,S.prev,ee.next),vi(e,d,S),vi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),_i(_,l,n),vi(e,_.prev,_.next),vi(e,_,d===null?e.effect.first:d.next),vi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=mi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=mi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(di(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=mi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ui(e,te,re)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function gi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Xt(n):Qt(n,!1,!1):null,l=o&2?Xt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function _i(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function vi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function yi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=D(I(c)))}Fn(()=>{var e=G;if(s===(s=t()??``))w&&O();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&Q(I(c),c.lastChild);else if(e.nodes!==null&&(Vn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=E.data,l=O(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=L(l);if(l===null)throw Ee(),xe;Q(E,u),o=D(l)}else{var d=xn(r?`svg`:i?`math`:`template`,r?Ce:i?we:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(I(f),f.lastChild),r||i)for(;I(f);)o.before(I(f));else o.before(f)}}})}function bi(e,t,...n){var r=new ti(e);In(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function xi(e,t,n){var r;w&&(r=E,O());var i=new ti(e);In(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}var Si=()=>performance.now(),Ci={tick:e=>requestAnimationFrame(e),now:()=>Si(),tasks:new Set};function wi(){let e=Ci.now();Ci.tasks.forEach(t=>{t.c(e)||(Ci.tasks.delete(t),t.f())}),Ci.tasks.size!==0&&Ci.tick(wi)}function Ti(e){let t;return Ci.tasks.size===0&&Ci.tick(wi),{promise:new Promise(n=>{Ci.tasks.add(t={c:e,f:n})}),abort(){Ci.tasks.delete(t)}}}function Ei(e,t,n,r,i,a){let o=w;w&&O();var s=null;w&&E.nodeType===1&&(s=E,O());var c=w?E:e,l=new ti(c,!1);In(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:xn(e,a),Q(s,s),r){var i=null;w&&wr(e)&&s.append(i=document.createComment(``));var o=w?I(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}G.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},ne),Dn(()=>{}),o&&(T(!0),D(c))}function Di(e,t){var n=void 0,r;Ln(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{Mn(()=>n(e))})))})}function Oi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Oi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function ki(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Oi(e))&&(r&&(r+=` `),r+=t);return r}function Ai(e){return typeof e==`object`?ki(e):e??``}var ji=[...` 	
\r\f\xA0\v﻿`];function Mi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ji.includes(r[o-1]))&&(s===r.length||ji.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ni(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Pi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Fi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Pi)),i&&c.push(...Object.keys(i).map(Pi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Pi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ni(r)),i&&(n+=Ni(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ii(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=Mi(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Li(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ri(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Fi(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Li(e,n?.[0],r[0]),Li(e,n?.[1],r[1],`important`)):Li(e,n,r));return r}function zi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Bi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Vi(e,!n||`__value`in e))}function Vi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Wi(c);zi(c,i?a.includes(l):ln(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Hi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Wi(i))}else{for(i of t.options)if(ln(Wi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Ui(e){var t=new MutationObserver(t=>{t.every(Gi)||(`__defaultValue`in e&&Vi(e,!1),`__value`in e&&Hi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Dn(()=>{t.disconnect()})}function Wi(e){return`__value`in e?e.__value:e.value}function Gi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ki=Symbol(`class`),qi=Symbol(`style`),Ji=Symbol(`is custom element`),Yi=Symbol(`is html`),Xi=be?`link`:`LINK`,Zi=be?`input`:`INPUT`,Qi=be?`option`:`OPTION`,$i=be?`select`:`SELECT`,ea=be?`progress`:`PROGRESS`;function ta(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ia(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ia(e,`checked`,null),e.checked=r}}};e[ve]=n,A(n),mt()}}function na(e,t){var n=sa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ea)&&(e.value=t??``)}function ra(e,t){var n=sa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ia(e,t,n,r){var i=sa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Xi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&la(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function aa(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===Zi&&(`defaultValue`in n||`defaultChecked`in n||ta(e));var o=sa(e),s=o[Ji],c=!o[Yi];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===Qi,f=e.nodeName===$i;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Ai(n.class):(r||n[Ki])&&(n.class=null),n[qi]&&(n.style??=null);var m=la(e);if(e.nodeName===Zi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ia(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ii(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Ki],n[Ki]),u[i]=l,u[Ki]=n[Ki];else if(i===`style`)Ri(e,l,t?.[qi],n[qi]),u[i]=l,u[qi]=n[qi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=_r(r);if(hr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)jr(r,e,l),Mr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Or(r,e,a,t)}}else if(i===`style`)ia(e,i,l);else if(i===`autofocus`)dt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ea)&&(e.value=l);else if(i===`selected`&&d)zi(e,l);else{var y=i;c||(y=br(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&ia(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function oa(e,t,n=[],r=[],i=[],a,o=!1,s=!1){_t(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===$i,l=!1;if(Ln(()=>{var u=t(...n.map(Z)),d=aa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Bi(f,u.defaultValue),`value`in u&&Hi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&V(i[t]),i[t]=B(()=>Di(e,()=>p))),d[t]=p}r=d}),c){var u=e;Mn(()=>{var e=r;`defaultValue`in e&&Bi(u,e.defaultValue),Hi(u,e.value,!0),Ui(u)})}l=!0})}function sa(e){return e[me]??={[Ji]:e.nodeName.includes(`-`),[Yi]:e.namespaceURI===Se}}var ca=new Map;function la(e){var t=e.getAttribute(`is`)||e.nodeName,n=ca.get(t);if(n)return n;ca.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ua(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=da(e)?fa(a):a,n(a),M!==null&&r.add(M),await dr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||mr(t)==null&&e.value)&&(n(da(e)?fa(e.value):e.value),M!==null&&r.add(M)),Pn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}da(e)&&n===fa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function da(e){var t=e.type;return t===`number`||t===`range`}function fa(e){return e===``?null:+e}var pa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ma(e,t,n){var r=pa.observe(e,()=>n(e[t]));Mn(()=>(mr(()=>n(e[t])),r))}function ha(e,t){return e===t||e?.[le]===t}function ga(e=rt(),t,n,r){var i=k.r,a=G;return Mn(()=>{var o,s;return Pn(()=>{o=s,s=r?.()||[],mr(()=>{ha(n(...s),e)||(t(e,...s),o&&ha(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ha(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function _a(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Pn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Dn(()=>{n.removeEventListener(t,a)})}var va=!1;function ya(e){var t=va;try{return va=!1,[e(),va]}finally{va=t}}var ba={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function xa(e,t,n){return new Proxy({props:e,exclude:t},ba)}var Sa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===le||t===de)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ca(...e){return new Proxy({props:e},Sa)}function wa(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),Z(u)):(l&&(l=!1,c=s?mr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ya(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:Tt)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?sn(e):e;return $t(y,n),v=!0,c!==void 0&&(c=n),e}return Yn&&v||b.f&16384?y.v:Z(y)})}function Ta(e){k===null&&Ie(`onMount`),On(()=>{let t=mr(e);if(typeof t==`function`)return t})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);function Ea(e,t=`localStorage`){try{return globalThis[t].getItem(e)}catch{return null}}function Da(e,t,n=`localStorage`){try{globalThis[n].setItem(e,t)}catch{}}function Oa(e,t=`localStorage`){try{let n=Object.keys(globalThis[t]).filter(t=>t.startsWith(e));for(let e of n)globalThis[t].removeItem(e)}catch{}}var ka=`astragal.settings`,Aa=[`en`,`ru`,`pl`];function ja(e=navigator.languages){let t=e.map(e=>e.slice(0,2).toLowerCase());return Aa.find(e=>e===t.find(e=>Aa.includes(e)))??`en`}var Ma={theme:`system`,language:ja(),speed:1,odds:!0,previews:!0,confirm:`never`,preset:`smart`,shortcuts:!0,sound:!0,volume:.6,notifications:!1,muted:[]};function Na(){try{let e=JSON.parse(Ea(ka)??`{}`);return{...Ma,...e}}catch{return{...Ma}}}var Pa=sn(Na());function Fa(e){Object.assign(Pa,e),Da(ka,JSON.stringify(Pa))}var Ia=typeof matchMedia==`function`?matchMedia(`(prefers-reduced-motion: reduce)`):null;function La(e){return Ia?.matches?0:e*Pa.speed}var Ra=`## Resigning, offers, leaving

talk-draw = Offer a draw
talk-draw-sent = You offer a draw.
talk-draw-offered = { $name } offers a draw.
talk-draw-word = Draw?
talk-accept = Accept
talk-decline = Decline
talk-withdraw = Withdraw the offer
talk-play-on = Play on
talk-resign = Resign
talk-resign-title = Resign the match?
talk-resign-ends = The match ends at once, and the other side wins. This can't be undone.
talk-resign-bot = The match goes on without you: a bot plays your seat to the end. You can't come back to it.
talk-resign-seat = You resign for { $name }.
leave-title = Leave the table?
leave-others = A bot plays your seat until you come back. You find the match under “My matches”.
leave-clock = If you just close the page, your seat stays yours and your clock runs on.
leave-wait = If you just close the page, your seat stays yours and the others wait for you.
leave-alone = A bot plays your seat until you come back, and the match pauses while nobody is here. If you just close the page, the match waits for you.
leave-screen = Bots play all your seats until you come back. If you just close the page, the match waits for you.
leave-gathering = Your seat becomes free for somebody else.
leave-gathering-host = Your seat becomes free, and the next player here becomes the host.
leave-gathering-last = Nobody else sits here: the table is closed.
leave-keep = Go to the home page, keep my seat
leave-stay = Stay
join-invites = { $name } invites you to a game of { $game }.
join-invited = You are invited to a game of { $game }.
join-who = Who sits there
join-agreed = What is agreed
join-host = host
join-bot = bot
landing-draw = A draw
landing-offered = You are offered a draw
`,za=`password-title = Change the password
password-old = Current password
password-new = New password
password-lead = You will be logged out on every other device, and all bot keys will stop working.
password-change = Change the password
password-changed = Your password has been changed. You are logged out on all other devices.

own-title = Your data
own-lead = Everything the server keeps about you is yours: download a copy, or delete it all.
own-download = Download my data
own-download-text = One file with your name, tables, matches and moves, records, and what you wrote. It does not contain your password.
own-downloaded = The file is being downloaded.
own-delete = Delete my account
own-delete-guest = Delete everything about me
own-delete-lead = This can't be undone.
own-delete-login = Your login, password, keys and imported records will be deleted, and so will your chat messages.
own-delete-known = Your name, imported records and chat messages will be deleted.
own-delete-seats = In matches still in progress, a bot will take your seat.
own-delete-matches = Matches you played with others remain theirs, with “Former player” instead of your name.
own-confirm-password = Your password, once more
own-deleted = Everything about you has been deleted. You are now a new guest.
cancel = Cancel

report-open = Report somebody
report-line = Report: { $name }
report-title = Report to the administrator
report-lead = The administrator will see what you report, who it is about and that it came from you. Nobody at the table will be told.
report-message = Report the message
report-name = Report the name { $name }
report-nobody = There is nobody else here to report.
report-done = Reported. Thank you.
chat-gone = (deleted)

closed-title = No entry
remembered-title = What is left of this match
lost-title = This match can't be continued
status-closed = Closed by the administrator
`,Ba=`### What the app says of replays, reviews and numbers of a match.

replay-not-over = This match is still in progress. Its replay will be available when it is over.
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-step = Next decision
replay-back = Previous decision
replay-turn = Next turn
replay-turn-back = Previous turn
replay-bar = Position in the match
replay-speed = Speed
replay-at = Decision { $at } of { $of }
replay-at-open = Decision { $at }
replay-decides = { $name } decides:
replay-undecided = Nobody won.
replay-eyes = Point of view
replay-eyes-spectator = Spectator
replay-eyes-referee = All hands open
replay-menu = Share and more
replay-link = Link to this moment
replay-scenario = Copy as a scenario
replay-quiet = No spoilers
replay-quiet-help = Hides the result, the length and what comes next.
replay-hidden = The review and the statistics are shown once you have seen the end.

from-here = Play from here
from-title = Play from decision { $at }
from-lead = The match continues with the same dice and cards. Bots take the other seats.
from-seat = Your seat
from-level = How well the bots play
from-begin = Begin

review-title = Review
review-lead = A bot looks at every decision again: who was ahead, where it turned, what would have been better, and who was lucky.
review-ask-greedy = Quick review
review-ask-smart = Thorough review (takes a few minutes)
review-begun = The bot is getting to work…
review-running = Decision { $done } of { $of }…
review-curve = Each player's chance to win, from the first decision to the last
review-turning = Decision { $at }: from here on, { $name } is ahead
review-turnings =
    { $count ->
        [one] { $count } turning point is marked: another player takes the lead there.
       *[other] { $count } turning points are marked: another player takes the lead there.
    }
review-turnings-none = Nobody overtook the player in the lead.
review-seats = Luck and losses
review-seat = Player
review-luck = Luck
review-loss = Loss per decision
review-slips = The costliest decisions
review-move = Decision
review-chosen = Chosen
review-instead = Better
review-cost = Cost
review-go = Show decision { $at }
review-better = Better: { $move } (+{ $loss })
review-note = All numbers are percentage points of the chance to win. Each decision is judged by what the player could know.

statistics-title = Statistics
statistics-note = Each player's dice are those that their decisions led to.
dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-face =
    { $count ->
        [one] { $face }: { $count } time; expected { $low } to { $high }
       *[other] { $face }: { $count } times; expected { $low } to { $high }
    }
dice-band = Each face is expected { $low } to { $high } times (about { $mean }); in 1 case out of 20, a fair die falls outside this range.
dice-even = All are within the range.
dice-odd = Outside the range: { $faces }.
`,Va=`### Rules help and guided first matches.

rules-howto = In two minutes
rules-of = { $game }: rules
rules-part = Section
rules-everything = Everything
rules-areas = Rules
rules-content = Texts
rules-abilities = Abilities
rules-cards = Cards
rules-tokens = Tokens
rules-feats = Feats
rules-faces = Faces
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
rules-ruling = Ruling:
rules-more = Show more

tour-label = Guided first match
tour-place = { $n } of { $of }
tour-next = Next
tour-do = Your turn: do what is highlighted.
tour-free = Continue without the guide
tour-leave = Leave the guide
tour-only = The guide shows a different move here. Leave it to play as you like.
`,Ha=`### The stage that every board stands on.

tabs-label = What the panel shows
tab-board = Board
tab-hand = Hand
lens-label = Magnifier
sum-label = Sum
sum-others = others
chat-news =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
`,Ua=`### The page that proves the dice.

verify-not-over = This match is still in progress. Its secret is revealed when it is over; then everything can be recomputed.
verify-holds = Everything that can be recomputed matches.
verify-fails = Something does not match. Don't trust this record.
verify-proved = What was checked
verify-how = Your own browser has just computed all of this. It took nobody's word for it.
verify-sign-yes = Proven
verify-sign-no = Does not match
verify-sign-unknown = Unknown
verify-draws = Every die and every shuffle
verify-draws-yes = { $dice } dice and { $cards } shuffling steps are exactly what the key of the match gives.
verify-draws-no =
    { $count ->
        [one] { $count } draw is not what the key of the match gives.
       *[other] { $count } draws are not what the key of the match gives.
    }
verify-secret = The server kept its commitment
verify-secret-yes = The secret revealed after the match is the one whose fingerprint was given before it.
verify-secret-no = The revealed secret is not the one whose fingerprint was given.
verify-secret-unknown = There was no commitment for the dice of this match: it was a guided match, continued another match, or was played elsewhere. Whoever chose the key could have chosen a lucky one.
verify-key = Nobody could choose the dice
verify-key-yes =
    { $numbers ->
        [one] The key follows from the server's secret and a number added by a player, so neither side could choose it.
       *[other] The key follows from the server's secret and { $numbers } numbers added by players, so neither side could choose it.
    }
verify-key-alone = The key follows from the server's secret, but no player added a number: the server could have chosen a lucky secret before committing to it.
verify-key-no = The key does not follow from the secret and the players' numbers.
verify-key-unknown = Without a commitment, there is no telling where the key came from.
verify-seen = The commitment was made during the match
verify-seen-yes = This browser was at that table and noted the same fingerprint before the secret was revealed.
verify-seen-no = During the match, this browser noted a different fingerprint from the one in the record.
verify-seen-unknown = This browser did not note a fingerprint during the match. Anyone who played it can check here too.
verify-mine = Your number is in the key
verify-mine-yes = One of the numbers that the key was made from was added by this very browser. Nobody can have known the dice in advance.
verify-mine-unknown = None of the numbers that the key was made from was added by this browser.
verify-wrong = Draw { $at } (after decision { $number }) is recorded as { $told }; the key gives { $computed }.
verify-unproved = What this page does not prove
verify-unproved-rules = That each decision was legal, and that the game asked for these dice at these moments. For that, the whole match must be replayed by the rules, on your own machine:
verify-dice = How the dice fell
verify-all-dice = All dice
verify-numbers = All numbers
verify-key-name = Key of the match
verify-after = After decision
verify-stream = What
verify-drawn = Drawn
verify-stream-dice = Die with { $sides } sides
verify-stream-deck = Shuffle, a number below { $sides }
`,Wa=`### What the browser app says.

close = Close
copy = Copy
copied = Copied
waiting = Setting the table…
rule-link = Rule { $rule }
menu-on = { $label } (on)

problem-unreachable = The server can't be reached. Check your connection and try again.
offline-since = Offline, as of { $when }
offline-help = The server can't be reached. You see what this browser saved last time.
problem-unknown = The server could not do that (status { $status }). Please try again.

## Going around

nav-label = Astragal
nav-home = Astragal, home page
nav-settings = Settings
nav-about = About
nav-rules = Rules

## Landing page

landing-title = Heroes, dice and cards, on one table
landing-lead = Play right away against a bot, around one screen, or with friends anywhere. The table knows the rules, and every roll can be verified.
landing-games = Games
landing-mine = My matches
landing-all = Show all ({ $count })
landing-turn = Your turn
landing-paused = Paused until you return
landing-remembered = Only its log is left
landing-lost = Can't be continued
landing-open = Open tables
landing-open-none = There are no open tables right now. Open one yourself: set up a table and make it public.
landing-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
landing-watch = Watch
landing-replays = Replays
landing-replays-none = You can watch the matches you have played again here.
landing-won = { $name } won
status-gathering = Waiting for players
status-playing = In progress
status-over = Over

play-now = Play now
play-tour = Guided first match
play-friends = Play with friends
play-screen = Around one screen
play-choose = Choose a hero
play-setup = Set up a table
play-ways = Ways to play { $game }
play-seats = { $count } players

import-title = Import a record
import-text = The text of a record
import-packs = The packs beside it come along.
import-file = A file with a record
import-send = Watch this record

name-label = Your name at the table
name-keep = Keep this name

## Setting a table up

new-title = { $game }: a new table
new-seats = Seats
new-count = How many seats
new-links = Each open seat gets a link to send to the person who will sit there.
new-rules = Rules
new-more =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
new-clock = Clock
new-public = Public table
new-public-help = Anyone may take an open seat or watch.
new-start = Start the match
new-gather = Open the table
clock-kind-none = No clock
clock-kind-none-help = Take your time.
clock-kind-quick = Quick
clock-kind-quick-help = 5 minutes each, plus 10 seconds per decision.
clock-kind-calm = Calm
clock-kind-calm-help = 15 minutes each, plus 20 seconds per decision.
clock-kind-days = Correspondence
clock-kind-days-help = 3 days each, plus 1 day per decision.
clock-table-none = No clock
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

seat-number = Seat { $number }
seat-bot = Bot
seat-bot-level = bot, { $level }
seat-deciding = deciding
seat-away = away
seat-stand-in = a bot is playing for them
seat-return = Return to the game: { $name }
seat-kind = Who sits in seat { $number }
seat-kind-me = A person at this screen
seat-kind-bot = A bot
seat-kind-open = A person elsewhere, via link
seat-free = free seat
seat-kind-person = A person
seat-level = How well the bot in seat { $number } plays
seat-name = Name for seat { $number }
seat-name-here = Name
seat-link = Link for seat { $number }
seat-sit = Sit down here

level-random = Dizzy: plays at random
level-easy = Novice
level-greedy = Grabber
level-smart = Sage

gathering-title = { $game }: waiting for players
gathering-open =
    { $count ->
        [one] One seat is free. Send its link to the person who will sit there.
       *[other] { $count } seats are free. Send each link to the person who will sit there.
    }
gathering-watching = You are watching.
gathering-ready = Everybody is here.
gathering-fill = All seats must be filled first; a bot will do.
gathering-host = The match begins when the host starts it.
gathering-watch = Link for spectators
fair-commit = Commitment for the dice

join-title = There is a seat for you
join-name = What should the others call you?
join-sit = Sit down
join-watch = Just watch

## Choosing a hero, or whatever the seats of a game choose

pick-title = Choose your hero
pick-title-for = Choose for { $name }
pick-seat = Seat { $n } of { $of }
pick-random = Random
pick-last = Last played
pick-last-short = last
pick-record = You and { $name }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } won
pick-play = Play as { $name }
pick-give = Choose { $name }

## The table

table-others = Other seats
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
table-paused = Paused until the players are back.
table-leave = Leave the table
title-turn = Your turn

skip-decision = To the decision
decision-label = Decision
decision-options = What you can do
decision-yours = Your decision: { $sentence }
decision-until = Time left:
decision-waiting = Still to be asked: { $names }
decision-all =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
decision-more = more
decision-if = If you choose: { $words }
decision-again = Press again: { $words }
why-turn = { $name } decides now.

yield-label = Pass for a while
yield-none = Don't pass automatically
yield-turn = Pass until my turn

orders-title = Automatic passing
orders-preset = When to ask me
orders-ask = Ask me
orders-ask-help = Every time I could respond.
orders-smart = Smart
orders-smart-help = When I can respond and it concerns me.
orders-fast = Full speed
orders-fast-help = Only when I am about to be defeated, or for cards I marked.
orders-note = Every automatic pass is noted in the log. Nobody else sees your settings.
order-ask = Ask
order-always = Always stop
order-never = Never stop

undo = Undo
undo-can = Undoes your last move.
undo-not = You can't undo now. { $words }

opening-seat = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: the first seat does.
log-title = Log
log-empty = Nothing has happened yet.
log-passes = Passes

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-spectator = { $name } (spectator)
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
say-hello = Hello!
say-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = Let me think.
say-hurry = Your move!
say-again = Another game?
say-bye = Goodbye!

clock-label = Clocks
clock-none = This match has no clock.
clock-days = d
clock-hours = h

move-label = Type a move
move-send = Do it

line-lost = The connection was lost. It will be restored automatically.
line-kept = Your move is saved and will be sent again.

curtain-text = Pass the screen to { $name }. Nobody else should look.
curtain-cards = { $name }: see my cards first
curtain-lift = I am { $name }: show my table

end-label = Result
end-first = First
end-rematch = Rematch
end-rematch-help = same again
end-stronger = Stronger bot
end-easier = Easier bot
end-review = Review
end-review-help = what mattered
end-new = New match
end-new-help = choose anew
end-board = Look at the board
end-open = Show the result
end-turning = The turning point: turn { $n }
end-swing = The largest swing ({ $unit }): turn { $n }
end-chance = { $name }: chance to win
end-turn = turn { $n }
end-of = { $name }, turn { $n }
end-other = { $name }: { $n }
end-replay = Watch the replay
end-verify = Verify the dice
end-home = Home page

keys-title = Keys
keys-off = Single-key shortcuts are turned off in the settings.
key-digits = The option with that number
key-default = The main button
key-cancel = Cancel, close
key-undo = Undo the last move
key-last = What happened last
key-options = What I can do
key-clock = The clocks
key-sound = Sounds on or off
key-type = Type a move
key-help = This list

generic-facts = On the table

## Settings

settings-lead = These are yours alone and never change the rules of a match.
settings-all = All settings
setting-language = Language
setting-theme = Colour theme
theme-system = Same as device
theme-dark = Dark
theme-light = Light
setting-speed = Animations
speed-0 = None
speed-0-5 = Fast
speed-1 = Normal
speed-2 = Slow
setting-sound = Sounds
setting-volume = Volume
sound-on = Sounds on
sound-off = Sounds off
sound-key = Key M
setting-odds = Show odds
setting-odds-help = The chance of each ability, now and when keeping the best dice.
setting-previews = Show the results of a choice
setting-previews-help = Damage and how it adds up, before you decide.
setting-confirm = Press twice to confirm a move
setting-confirm-help = Prevents accidental moves.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-help = Press ? at a table to see the list.
setting-notifications = Notify me when it is my turn
setting-notifications-help = The browser shows a notification while you are looking elsewhere.
setting-notifications-first = A notification like this tells you that it is your turn.
setting-notifications-refused = This browser does not let Astragal show notifications. You can allow them for this page in the browser's settings; some phones don't support them.
setting-preset = Automatic passing in new matches

account-title = Account
account-lead = You are playing as a guest, known only to this browser. With a login you have your matches on every device.
account-in = You are logged in as { $login }.
account-login = Login
account-password = Password
account-enter = Log in
account-make = Create an account
account-logout = Log out
token-title = A key for your own bot
token-lead = With this key, a program can sit down in your name. It is shown only once.
token-make = Create a key

## Other pages

missing-title = Nothing here
missing-page = There is no such page.
missing-table = There is no such table, or it is not open to you.
missing-record = There is no such record.
missing-game = There is no such game here.
missing-home = Home page

rules-search = Search by word or rule number
rules-none = There is no such rule.
replay-title = Replay
verify-title = Verify the dice
record-packs = Download its packs
record-download = Download the record

about-title = About Astragal
about-what = Astragal is a digital table for dice-and-card hero games. An astragal is the knucklebone that people threw before there were dice.
about-publishers = The games belong to their publishers. Astragal is an independent implementation of their rules; it contains none of their artwork and none of their text. To support the people who made these games, buy them.
about-fair = Fair dice
about-fair-text = Before a match, the server shows the fingerprint of a secret; every player then adds a number of their own, and all dice and shuffles follow from both. After the last move the secret is revealed, and anyone can compute every roll again.
about-licences = Licences and thanks
about-code = Astragal itself is free software under the MIT licence.
about-icons = The icons are from game-icons.net, licensed under CC BY 3.0, drawn by:
about-fonts = The typefaces are Forum (Denis Masharov) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licensed under the SIL Open Font License.
`,Ga=`## Poddanie się, remis, odejście

talk-draw = Zaproponuj remis
talk-draw-sent = Proponujesz remis.
talk-draw-offered = { $name } proponuje remis.
talk-draw-word = Remis?
talk-accept = Przyjmij
talk-decline = Odrzuć
talk-withdraw = Wycofaj propozycję
talk-play-on = Graj dalej
talk-resign = Poddaj się
talk-resign-title = Poddać partię?
talk-resign-ends = Partia od razu się kończy, a wygrywa druga strona. Tego nie można cofnąć.
talk-resign-bot = Partia toczy się dalej bez ciebie: na twoim miejscu do końca gra bot. Nie możesz do niej wrócić.
talk-resign-seat = Poddaje się { $name }.
leave-title = Odejść od stołu?
leave-others = Do twojego powrotu gra za ciebie bot. Partię znajdziesz w „Moich partiach”.
leave-clock = Jeśli po prostu zamkniesz stronę, miejsce zostaje twoje, a zegar idzie dalej.
leave-wait = Jeśli po prostu zamkniesz stronę, miejsce zostaje twoje i inni na ciebie czekają.
leave-alone = Do twojego powrotu gra za ciebie bot, a gdy nikogo tu nie ma, partia stoi. Jeśli po prostu zamkniesz stronę, partia na ciebie poczeka.
leave-screen = Do twojego powrotu na wszystkich twoich miejscach grają boty. Jeśli po prostu zamkniesz stronę, partia na ciebie poczeka.
leave-gathering = Twoje miejsce będzie wolne.
leave-gathering-host = Twoje miejsce będzie wolne, a gospodarzem zostanie następny gracz.
leave-gathering-last = Nikt więcej tu nie siedzi: stół zostanie zamknięty.
leave-keep = Na stronę główną, miejsce zostaje moje
leave-stay = Zostań
join-invites = { $name } zaprasza cię do gry: { $game }.
join-invited = Zaproszenie do gry: { $game }.
join-who = Kto siedzi przy stole
join-agreed = Co ustalono
join-host = gospodarz
join-bot = bot
landing-draw = Remis
landing-offered = Zaproponowano ci remis
`,Ka=`password-title = Zmień hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-lead = Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie, a klucze dla botów stracą ważność.
password-change = Zmień hasło
password-changed = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.

own-title = Twoje dane
own-lead = Wszystko, co serwer o tobie przechowuje, należy do ciebie: możesz zabrać kopię albo wszystko usunąć.
own-download = Pobierz moje dane
own-download-text = Jeden plik: twoje imię, stoły, partie i ruchy, zapisy oraz twoje wypowiedzi. Hasła w nim nie ma.
own-downloaded = Plik jest pobierany.
own-delete = Usuń konto
own-delete-guest = Usuń wszystko o mnie
own-delete-lead = Tego nie można cofnąć.
own-delete-login = Login, hasło, klucze i wczytane zapisy zostaną usunięte, podobnie jak twoje wypowiedzi w rozmowach.
own-delete-known = Imię, wczytane zapisy i twoje wypowiedzi w rozmowach zostaną usunięte.
own-delete-seats = W partiach, które jeszcze trwają, twoje miejsce zajmie bot.
own-delete-matches = Partie rozegrane z innymi pozostaną u nich. Zamiast twojego imienia będzie w nich „Były gracz”.
own-confirm-password = Twoje hasło jeszcze raz
own-deleted = Wszystko o tobie zostało usunięte. Jesteś teraz nowym gościem.
cancel = Anuluj

report-open = Zgłoś kogoś
report-line = Zgłoś: { $name }
report-title = Zgłoszenie do administratora
report-lead = Administrator zobaczy, co zgłaszasz, kogo to dotyczy i że zgłoszenie pochodzi od ciebie. Nikt przy stole się o tym nie dowie.
report-message = Zgłoś wiadomość
report-name = Zgłoś imię { $name }
report-nobody = Nie ma tu nikogo innego, kogo można by zgłosić.
report-done = Zgłoszono. Dziękujemy.
chat-gone = (usunięto)

closed-title = Brak dostępu
remembered-title = Co zostało z tej partii
lost-title = Tej partii nie da się dokończyć
status-closed = Stół zamknięty przez administratora
`,qa=`### Co aplikacja mówi o powtórkach, analizach i statystykach partii.

replay-not-over = Ta partia jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
replay-controls = Powtórka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Następna decyzja
replay-back = Poprzednia decyzja
replay-turn = Następna tura
replay-turn-back = Poprzednia tura
replay-bar = Miejsce w partii
replay-speed = Szybkość
replay-at = Decyzja { $at } z { $of }
replay-at-open = Decyzja { $at }
replay-decides = Decyduje { $name }:
replay-undecided = Nikt nie wygrał.
replay-eyes = Czyimi oczami
replay-eyes-spectator = Jako widz
replay-eyes-referee = Wszystkie karty odkryte
replay-menu = Udostępnij i więcej
replay-link = Link do tego momentu
replay-scenario = Kopiuj jako scenariusz
replay-quiet = Bez zdradzania wyniku
replay-quiet-help = Ukrywa wynik, długość partii i to, co nastąpi.
replay-hidden = Analiza i statystyki pojawią się, gdy obejrzysz koniec.

from-here = Graj dalej stąd
from-title = Graj od decyzji { $at }
from-lead = Partia toczy się dalej z tymi samymi kośćmi i kartami. Za pozostałych graczy grają boty.
from-seat = Twoje miejsce
from-level = Jak dobrze grają boty
from-begin = Zacznij

review-title = Analiza
review-lead = Bot jeszcze raz przygląda się każdej decyzji: jakie szanse mieli gracze, gdzie nastąpił przełom, co byłoby lepsze i kto miał szczęście.
review-ask-greedy = Szybka analiza
review-ask-smart = Dokładna analiza (trwa kilka minut)
review-begun = Bot zabiera się do pracy…
review-running = Decyzja { $done } z { $of }…
review-curve = Szanse każdego gracza na wygraną, od pierwszej decyzji do ostatniej
review-turning = Decyzja { $at }: odtąd prowadzi { $name }
review-turnings =
    { $count ->
        [one] Znak pokazuje { $count } przełom: tam prowadzenie obejmuje ktoś inny.
        [few] Znaki pokazują { $count } przełomy: tam prowadzenie obejmuje ktoś inny.
        [many] Znaki pokazują { $count } przełomów: tam prowadzenie obejmuje ktoś inny.
       *[other] Znaki pokazują { $count } przełomu: tam prowadzenie obejmuje ktoś inny.
    }
review-turnings-none = Prowadzącego nikt nie wyprzedził.
review-seats = Szczęście i straty
review-seat = Gracz
review-luck = Szczęście
review-loss = Strata na decyzję
review-slips = Co kosztowało najwięcej
review-move = Decyzja
review-chosen = Wybrano
review-instead = Lepiej
review-cost = Koszt
review-go = Pokaż decyzję { $at }
review-better = Lepiej: { $move } (+{ $loss })
review-note = Wszystkie liczby to punkty procentowe szansy na wygraną. Każdą decyzję ocenia się według tego, co gracz mógł wiedzieć.

statistics-title = Statystyki
statistics-note = Kości każdego gracza to te, które padły po jego decyzjach.
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
`,Ja=`### Pomoc do zasad i partie z przewodnikiem.

rules-howto = W dwie minuty
rules-of = { $game }: zasady
rules-part = Część zasad
rules-everything = Wszystko
rules-areas = Zasady
rules-content = Teksty
rules-abilities = Zdolności
rules-cards = Karty
rules-tokens = Żetony
rules-feats = Wyczyny
rules-faces = Ścianki
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
rules-ruling = Rozstrzygnięcie:
rules-more = Pokaż więcej

tour-label = Partia z przewodnikiem
tour-place = { $n } z { $of }
tour-next = Dalej
tour-do = Teraz ty: zrób to, co podświetlone.
tour-free = Dalej gram bez przewodnika
tour-leave = Zakończ przewodnik
tour-only = Przewodnik pokazuje tu inny ruch. Zakończ go, aby grać po swojemu.
`,Ya=`### Scena, na której leży każda plansza.

tabs-label = Co pokazuje panel
tab-board = Plansza
tab-hand = Ręka
lens-label = Lupa
sum-label = Suma
sum-others = inne
chat-news =
    { $count ->
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
        [many] Rozmowa, { $count } nowych wiadomości
       *[other] Rozmowa, { $count } nowej wiadomości
    }
`,Xa=`### Strona, która dowodzi uczciwości kości.

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
verify-secret = Serwer dotrzymał zobowiązania
verify-secret-yes = Sekret pokazany po partii to ten, którego odcisk podano przed nią.
verify-secret-no = Pokazany sekret nie jest tym, którego odcisk podano.
verify-secret-unknown = W tej partii nie było zobowiązania dotyczącego kości: była partią z przewodnikiem, kontynuowała inną partię albo rozegrano ją gdzie indziej. Kto wybrał klucz, mógł wybrać szczęśliwy.
verify-key = Nikt nie mógł wybrać kości
verify-key-yes =
    { $numbers ->
        [one] Klucz wynika z sekretu serwera i z liczby dodanej przez gracza, więc żadna strona nie mogła go wybrać.
       *[other] Klucz wynika z sekretu serwera i z { $numbers } liczb dodanych przez graczy, więc żadna strona nie mogła go wybrać.
    }
verify-key-alone = Klucz wynika z sekretu serwera, ale żaden gracz nie dodał swojej liczby: serwer mógł wybrać szczęśliwy sekret, zanim podjął zobowiązanie.
verify-key-no = Klucz nie wynika z sekretu i liczb graczy.
verify-key-unknown = Bez zobowiązania nie da się powiedzieć, skąd pochodzi klucz.
verify-seen = Zobowiązanie podjęto podczas partii
verify-seen-yes = Ta przeglądarka była przy tym stole i zapisała ten sam odcisk, zanim pokazano sekret.
verify-seen-no = Podczas partii ta przeglądarka zapisała inny odcisk niż ten w zapisie.
verify-seen-unknown = Ta przeglądarka nie zapisała odcisku podczas partii. Kto grał, też może tu zajrzeć.
verify-mine = W kluczu jest twoja liczba
verify-mine-yes = Jedną z liczb, z których zrobiono klucz, dodała właśnie ta przeglądarka. Nikt nie mógł znać kości wcześniej.
verify-mine-unknown = Żadnej z liczb, z których zrobiono klucz, nie dodała ta przeglądarka.
verify-wrong = Liczba { $at } (po decyzji { $number }): podano { $told }, a klucz daje { $computed }.
verify-unproved = Czego ta strona nie dowodzi
verify-unproved-rules = Że każda decyzja była zgodna z zasadami i że gra prosiła o te kości w tych momentach. Do tego trzeba rozegrać całą partię od nowa według zasad, na własnym komputerze:
verify-dice = Jak padały kości
verify-all-dice = Wszystkie kości
verify-numbers = Wszystkie liczby
verify-key-name = Klucz partii
verify-after = Po decyzji
verify-stream = Co
verify-drawn = Wypadło
verify-stream-dice = Kość o { $sides } ściankach
verify-stream-deck = Tasowanie, liczba mniejsza niż { $sides }
`,Za=`### Co mówi aplikacja w przeglądarce.

close = Zamknij
copy = Kopiuj
copied = Skopiowano
waiting = Rozkładamy grę…
rule-link = Zasada { $rule }
menu-on = { $label } (włączone)

problem-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
offline-since = Bez sieci, stan z { $when }
offline-help = Serwer jest nieosiągalny. Widać to, co przeglądarka zachowała ostatnio.
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
landing-all = Pokaż wszystkie ({ $count })
landing-turn = Twoja tura
landing-paused = Wstrzymana do twojego powrotu
landing-remembered = Został tylko dziennik
landing-lost = Nie można dokończyć
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
play-tour = Pierwsza partia krok po kroku
play-friends = Ze znajomymi
play-screen = Przy jednym ekranie
play-choose = Wybierz bohatera
play-setup = Przygotuj stół
play-ways = Jak zagrać: { $game }
play-seats = Graczy: { $count }

import-title = Wczytaj zapis
import-text = Tekst zapisu
import-packs = Zestawy obok niego zostaną dołączone.
import-file = Plik z zapisem
import-send = Obejrzyj ten zapis

name-label = Twoje imię przy stole
name-keep = Zachowaj imię

## Przygotowanie stołu

new-title = { $game }: nowy stół
new-seats = Miejsca
new-count = Ile miejsc
new-links = Każde wolne miejsce dostanie link, który wyślesz temu, kto ma tam usiąść.
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
seat-bot-level = bot, { $level }
seat-deciding = decyduje
seat-away = brak połączenia
seat-stand-in = gra bot
seat-return = Wróć do gry: { $name }
seat-kind = Kto siedzi na miejscu { $number }
seat-kind-me = Osoba przy tym ekranie
seat-kind-bot = Bot
seat-kind-open = Osoba z linkiem
seat-free = wolne miejsce
seat-kind-person = Osoba
seat-level = Jak dobrze gra bot na miejscu { $number }
seat-name = Imię na miejscu { $number }
seat-name-here = Imię
seat-link = Link do miejsca { $number }
seat-sit = Usiądź tutaj

level-random = Gapa: gra na chybił trafił
level-easy = Nowicjusz
level-greedy = Chciwiec
level-smart = Mędrzec

gathering-title = { $game }: zbieramy się przy stole
gathering-open =
    { $count ->
        [one] { $count } miejsce jest wolne. Wyślij link temu, kto ma tam usiąść.
        [few] { $count } miejsca są wolne. Wyślij każdy link temu, kto ma tam usiąść.
        [many] { $count } miejsc jest wolnych. Wyślij każdy link temu, kto ma tam usiąść.
       *[other] { $count } miejsca jest wolne. Wyślij każdy link temu, kto ma tam usiąść.
    }
gathering-watching = Oglądasz ten stół.
gathering-ready = Wszyscy są na miejscach.
gathering-fill = Najpierw trzeba zająć wszystkie miejsca; wystarczy bot.
gathering-host = Partia zacznie się, gdy zacznie ją gospodarz stołu.
gathering-watch = Link dla widzów
fair-commit = Zobowiązanie dotyczące kości

join-title = Czeka na ciebie miejsce
join-name = Jak mają cię nazywać przy stole?
join-sit = Usiądź
join-watch = Tylko oglądaj

## Wybór bohatera lub tego, co wybierają miejsca gry

pick-title = Wybierz bohatera
pick-title-for = Wybór dla: { $name }
pick-seat = Miejsce { $n } z { $of }
pick-random = Losowo
pick-last = Ostatnio
pick-last-short = ostatnio
pick-record = Ty i { $name }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, wygrane: { $won }
pick-play = Graj: { $name }
pick-give = Wybierz: { $name }

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
table-paused = Przerwa, aż wróci któryś z graczy.
table-leave = Odejdź od stołu
title-turn = Twoja tura

skip-decision = Do decyzji
decision-label = Decyzja
decision-options = Co możesz zrobić
decision-yours = Twoja decyzja: { $sentence }
decision-until = Czas na odpowiedź:
decision-waiting = Zapytamy jeszcze: { $names }
decision-all =
    { $count ->
        [one] Jeszcze { $count } możliwość
        [few] Jeszcze { $count } możliwości
        [many] Jeszcze { $count } możliwości
       *[other] Jeszcze { $count } możliwości
    }
decision-more = więcej
decision-if = Jeśli wybierzesz: { $words }
decision-again = Naciśnij jeszcze raz: { $words }
why-turn = Teraz decyduje { $name }.

yield-label = Pasuj przez jakiś czas
yield-none = Nie pasuj automatycznie
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
order-always = Zawsze się zatrzymuj
order-never = Nigdy się nie zatrzymuj

undo = Cofnij ruch
undo-can = Cofa twój ostatni ruch.
undo-not = Teraz nie można cofnąć. { $words }

opening-seat = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: pierwsze miejsce przy stole.
log-title = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-passes = Pasy

chat-title = Rozmowa
chat-empty = Nikt się jeszcze nie odezwał.
chat-write = Napisz coś
chat-send = Wyślij
chat-spectator = { $name } (widz)
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

line-lost = Połączenie zostało przerwane. Zostanie wznowione automatycznie.
line-kept = Twój ruch jest zachowany i zostanie wysłany ponownie.

curtain-text = Przekaż ekran: { $name }. Nikt inny nie powinien patrzeć.
curtain-cards = { $name }: najpierw zobacz swoje karty
curtain-lift = Jestem { $name }: pokaż mój stół

end-label = Wynik
end-first = Pierwsze miejsce
end-rematch = Rewanż
end-rematch-help = to samo jeszcze raz
end-stronger = Silniejszy bot
end-easier = Słabszy bot
end-review = Analiza
end-review-help = co zdecydowało
end-new = Nowa partia
end-new-help = wybierz od nowa
end-board = Obejrzyj planszę
end-open = Pokaż wynik
end-turning = Przełom: tura { $n }
end-swing = Największa zmiana ({ $unit }): tura { $n }
end-chance = { $name }: szansa na wygraną
end-turn = tura { $n }
end-of = { $name }, tura { $n }
end-other = { $name }: { $n }
end-replay = Obejrzyj powtórkę
end-verify = Sprawdź kości
end-home = Na stronę główną

keys-title = Klawisze
keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
key-digits = Możliwość o tym numerze
key-default = Główny przycisk
key-cancel = Anuluj, zamknij
key-undo = Cofnij ostatni ruch
key-last = Co się ostatnio wydarzyło
key-options = Co mogę zrobić
key-clock = Zegary
key-sound = Włącz lub wyłącz dźwięki
key-type = Wpisz ruch
key-help = Ta lista

generic-facts = Na stole

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
setting-sound = Dźwięki
setting-volume = Głośność
sound-on = Dźwięki włączone
sound-off = Dźwięki wyłączone
sound-key = Klawisz M
setting-odds = Pokazuj szanse
setting-odds-help = Szanse każdej zdolności teraz i przy najlepszym wyborze kości.
setting-previews = Pokazuj skutki wyboru
setting-previews-help = Obrażenia i ich składniki, zanim zdecydujesz.
setting-confirm = Naciskaj dwa razy przy każdym ruchu
setting-confirm-help = Chroni przed przypadkowym naciśnięciem.
setting-shortcuts = Skróty jednoklawiszowe
setting-shortcuts-help = Naciśnij ? przy stole, by zobaczyć listę.
setting-notifications = Powiadamiaj o mojej turze
setting-notifications-help = Przeglądarka pokaże powiadomienie, gdy patrzysz gdzie indziej.
setting-notifications-first = Takie powiadomienie powie, że czas na twój ruch.
setting-notifications-refused = Przeglądarka nie pozwala Astragalowi pokazywać powiadomień. Można na nie zezwolić w ustawieniach przeglądarki dla tej strony; niektóre telefony nie mają takich powiadomień.
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

missing-title = Nic tu nie ma
missing-page = Nie ma takiej strony.
missing-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
missing-record = Nie ma takiego zapisu.
missing-game = Nie ma tu takiej gry.
missing-home = Na stronę główną

rules-search = Szukaj po słowie albo numerze zasady
rules-none = Nie ma takiej zasady.
replay-title = Powtórka
verify-title = Sprawdzanie kości
record-packs = Pobierz jego zestawy
record-download = Pobierz zapis

about-title = O Astragalu
about-what = Astragal to cyfrowy stół do gier o bohaterach, w których rzuca się kośćmi i zagrywa karty. Astragal to kostka skokowa, którą rzucano, zanim powstały kości do gry.
about-publishers = Gry należą do swoich wydawców. Astragal jest niezależną realizacją ich zasad; nie ma w nim ani ich obrazków, ani ich tekstów. Aby wesprzeć autorów, kup samą grę.
about-fair = Uczciwe kości
about-fair-text = Przed partią serwer pokazuje odcisk swojego sekretu; potem każdy gracz dodaje własną liczbę, a wszystkie rzuty i tasowania wynikają z obu. Po ostatnim ruchu sekret zostaje ujawniony i każdy może przeliczyć każdy rzut.
about-licences = Licencje i podziękowania
about-code = Sam Astragal jest wolnym oprogramowaniem na licencji MIT.
about-icons = Ikony pochodzą z game-icons.net, licencja CC BY 3.0, narysowali je:
about-fonts = Kroje pisma: Forum (Denis Masharov) i Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licencja SIL Open Font License.
`,Qa=`## Сдаться, предложить ничью, уйти

talk-draw = Предложить ничью
talk-draw-sent = Вы предлагаете ничью.
talk-draw-offered = { $name } предлагает ничью.
talk-draw-word = Ничья?
talk-accept = Принять
talk-decline = Отклонить
talk-withdraw = Отозвать предложение
talk-play-on = Играть дальше
talk-resign = Сдаться
talk-resign-title = Сдать партию?
talk-resign-ends = Партия сразу закончится победой другой стороны. Отменить это нельзя.
talk-resign-bot = Партия продолжится без вас: за вас до конца будет играть бот. Вернуться в неё нельзя.
talk-resign-seat = Вы сдаётесь за игрока { $name }.
leave-title = Покинуть стол?
leave-others = Пока вы не вернётесь, за вас играет бот. Партию вы найдёте в разделе «Мои партии».
leave-clock = Если просто закрыть страницу, место останется за вами, а часы будут идти.
leave-wait = Если просто закрыть страницу, место останется за вами, и остальные будут вас ждать.
leave-alone = Пока вы не вернётесь, за вас играет бот, а пока за столом никого нет, партия стоит. Если просто закрыть страницу, партия вас подождёт.
leave-screen = Пока вы не вернётесь, на всех ваших местах играют боты. Если просто закрыть страницу, партия вас подождёт.
leave-gathering = Ваше место станет свободным.
leave-gathering-host = Ваше место станет свободным, а хозяином стола станет следующий игрок.
leave-gathering-last = За столом больше никого нет: он будет закрыт.
leave-keep = На главную, место за мной
leave-stay = Остаться
join-invites = { $name } приглашает вас сыграть: { $game }.
join-invited = Вас приглашают сыграть: { $game }.
join-who = Кто за столом
join-agreed = О чём договорились
join-host = хозяин стола
join-bot = бот
landing-draw = Ничья
landing-offered = Вам предлагают ничью
`,$a=`password-title = Сменить пароль
password-old = Текущий пароль
password-new = Новый пароль
password-lead = На всех других устройствах придётся войти заново, а ключи для ботов перестанут действовать.
password-change = Сменить пароль
password-changed = Пароль изменён. На всех других устройствах выполнен выход.

own-title = Ваши данные
own-lead = Всё, что сервер хранит о вас, принадлежит вам: можно забрать копию или удалить всё.
own-download = Скачать мои данные
own-download-text = Один файл: ваше имя, столы, партии и решения, записи и всё, что вы писали. Пароля в нём нет.
own-downloaded = Файл скачивается.
own-delete = Удалить учётную запись
own-delete-guest = Удалить всё обо мне
own-delete-lead = Отменить это нельзя.
own-delete-login = Логин, пароль, ключи и загруженные записи будут удалены, как и всё, что вы писали в разговорах.
own-delete-known = Имя, загруженные записи и всё, что вы писали в разговорах, будут удалены.
own-delete-seats = В партиях, которые ещё идут, ваше место займёт бот.
own-delete-matches = Партии, сыгранные с другими, останутся у них. Вместо вашего имени там будет «Бывший игрок».
own-confirm-password = Ваш пароль ещё раз
own-deleted = Всё о вас удалено. Теперь вы — новый гость.
cancel = Отмена

report-open = Пожаловаться
report-line = Пожаловаться: { $name }
report-title = Жалоба администратору
report-lead = Администратор увидит, на что вы жалуетесь, о ком речь и что жалоба ваша. За столом об этом никто не узнает.
report-message = Пожаловаться на сообщение
report-name = Пожаловаться на имя { $name }
report-nobody = Здесь больше нет никого, на кого можно пожаловаться.
report-done = Жалоба отправлена. Спасибо.
chat-gone = (удалено)

closed-title = Дверь закрыта
remembered-title = Что осталось от этой партии
lost-title = Эту партию не продолжить
status-closed = Стол закрыт администратором
`,eo=`### Что приложение говорит о записях, разборах и статистике партии.

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
review-lead = Бот ещё раз посмотрит на каждое решение: у кого какие были шансы, где всё переломилось, что было бы лучше и кому везло.
review-ask-greedy = Быстрый разбор
review-ask-smart = Подробный разбор (несколько минут)
review-begun = Бот садится за дело…
review-running = Решение { $done } из { $of }…
review-curve = Шансы каждого игрока на победу, от первого решения до последнего
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
review-seat = Игрок
review-luck = Везение
review-loss = Потери за решение
review-slips = Что обошлось дороже всего
review-move = Решение
review-chosen = Выбрано
review-instead = Лучше
review-cost = Цена
review-go = Показать решение { $at }
review-better = Лучше: { $move } (+{ $loss })
review-note = Все числа — процентные пункты шанса на победу. О каждом решении судят по тому, что игрок мог знать.

statistics-title = Статистика
statistics-note = Кубики каждого игрока — те, что выпали после его решений.
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
`,to=`### Справка по правилам и партии с подсказками.

rules-howto = За две минуты
rules-of = { $game }: правила
rules-part = Часть правил
rules-everything = Всё
rules-areas = Правила
rules-content = Тексты
rules-abilities = Способности
rules-cards = Карты
rules-tokens = Жетоны
rules-feats = Подвиги
rules-faces = Грани
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
rules-ruling = Разъяснение:
rules-more = Показать ещё

tour-label = Первая партия с подсказками
tour-place = { $n } из { $of }
tour-next = Дальше
tour-do = Теперь вы: сделайте то, что подсвечено.
tour-free = Дальше без подсказок
tour-leave = Закончить обучение
tour-only = Здесь показывают другое решение. Закончите обучение, чтобы играть как хочется.
`,no=`### Сцена, на которой стоит каждое поле.

tabs-label = Что на панели
tab-board = Стол
tab-hand = Рука
lens-label = Лупа
sum-label = Сумма
sum-others = прочее
chat-news =
    { $count ->
        [one] Разговор, { $count } новое сообщение
        [few] Разговор, { $count } новых сообщения
        [many] Разговор, { $count } новых сообщений
       *[other] Разговор, { $count } нового сообщения
    }
`,ro=`### Страница, которая доказывает честность кубиков.

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
        [one] { $count } число не совпадает с тем, что даёт ключ партии.
        [few] { $count } числа не совпадают с тем, что даёт ключ партии.
        [many] { $count } чисел не совпадают с тем, что даёт ключ партии.
       *[other] { $count } числа не совпадают с тем, что даёт ключ партии.
    }
verify-secret = Сервер сдержал обещание
verify-secret-yes = Секрет, показанный после партии, — тот самый, чей отпечаток был дан до неё.
verify-secret-no = Показанный секрет — не тот, чей отпечаток был дан.
verify-secret-unknown = В этой партии обещания о кубиках не было: она была обучающей, продолжала другую партию или сыграна не здесь. Тот, кто выбирал ключ, мог выбрать удачный.
verify-key = Никто не мог выбрать кубики
verify-key-yes =
    { $numbers ->
        [one] Ключ следует из секрета сервера и { $numbers } числа, добавленного игроком, поэтому ни одна сторона не могла его выбрать.
       *[other] Ключ следует из секрета сервера и { $numbers } чисел, добавленных игроками, поэтому ни одна сторона не могла его выбрать.
    }
verify-key-alone = Ключ следует из секрета сервера, но никто из игроков не добавил своего числа: сервер мог выбрать удачный секрет ещё до обещания.
verify-key-no = Ключ не следует из секрета и чисел игроков.
verify-key-unknown = Обещания о кубиках не было, и откуда взялся ключ, сказать нельзя.
verify-seen = Обещание было дано во время партии
verify-seen-yes = Этот браузер был за тем столом и записал тот же отпечаток, пока секрет ещё не показали.
verify-seen-no = Во время партии этот браузер записал другой отпечаток, не тот, что в записи.
verify-seen-unknown = Этот браузер не записывал отпечаток во время партии. Кто играл, тоже может заглянуть сюда.
verify-mine = В ключе есть ваше число
verify-mine-yes = Одно из чисел, из которых сделан ключ, добавил именно этот браузер. Никто не мог знать кубики заранее.
verify-mine-unknown = Среди чисел, из которых сделан ключ, нет добавленных этим браузером.
verify-wrong = Число { $at } (решений до него: { $number }): сказано { $told }, а ключ даёт { $computed }.
verify-unproved = Чего эта страница не доказывает
verify-unproved-rules = Что каждое решение было по правилам и что игра просила именно эти кубики именно тогда. Для этого надо сыграть всю партию заново по правилам, на своём компьютере:
verify-dice = Как выпадали кубики
verify-all-dice = Все кубики
verify-numbers = Все числа
verify-key-name = Ключ партии
verify-after = После решения
verify-stream = Что
verify-drawn = Выпало
verify-stream-dice = Кубик, граней: { $sides }
verify-stream-deck = Перемешивание: от 0, но меньше { $sides }
`,io=`### Что говорит приложение в браузере.

close = Закрыть
copy = Скопировать
copied = Скопировано
waiting = Раскладываем игру…
rule-link = Правило { $rule }
menu-on = { $label } (включено)

problem-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
offline-since = Без сети, данные на { $when }
offline-help = Сервер недоступен. Показано то, что браузер сохранил в прошлый раз.
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
landing-all = Показать все ({ $count })
landing-turn = Ваш ход
landing-paused = На паузе, пока вы не вернётесь
landing-remembered = Остался только журнал
landing-lost = Продолжить нельзя
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
landing-replays-none = Здесь можно пересмотреть сыгранные вами партии.
landing-won = Победитель: { $name }
status-gathering = Ждём игроков
status-playing = Идёт игра
status-over = Окончена

play-now = Играть
play-tour = Первая партия с подсказками
play-friends = С друзьями
play-screen = За одним экраном
play-choose = Выбрать героя
play-setup = Настроить стол
play-ways = Как сыграть: { $game }
play-seats = Игроков: { $count }

import-title = Загрузить запись
import-text = Текст записи
import-packs = Наборы рядом с ней будут взяты.
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
clock-kind-none-help = Можно не торопиться.
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
seat-bot-level = бот, { $level }
seat-deciding = решает
seat-away = не на связи
seat-stand-in = играет бот
seat-return = Вернуться в игру: { $name }
seat-kind = Кто сидит на месте { $number }
seat-kind-me = Игрок за этим экраном
seat-kind-bot = Бот
seat-kind-open = Игрок по ссылке
seat-free = свободное место
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
gathering-watching = Вы смотрите.
gathering-ready = Все в сборе.
gathering-fill = Сначала нужно занять все места; подойдёт и бот.
gathering-host = Партия начнётся, когда её начнёт хозяин стола.
gathering-watch = Ссылка для зрителей
fair-commit = Обещание о кубиках

join-title = Для вас есть место
join-name = Как вас называть за столом?
join-sit = Сесть за стол
join-watch = Только смотреть

## Выбор героя или того, что выбирают места игры

pick-title = Выберите героя
pick-title-for = Выбор для: { $name }
pick-seat = Место { $n } из { $of }
pick-random = Случайный
pick-last = Прошлый выбор
pick-last-short = прошлый
pick-record = Вы и { $name }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, побед: { $won }
pick-play = Играть: { $name }
pick-give = Выбрать: { $name }

## Стол

table-others = Другие места
table-board = Игровой стол
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
table-paused = Пауза, пока кто-нибудь из игроков не вернётся.
table-leave = Покинуть стол
title-turn = Ваш ход

skip-decision = К решению
decision-label = Решение
decision-options = Что можно сделать
decision-yours = Ваше решение: { $sentence }
decision-until = Времени на ответ:
decision-waiting = Ещё спросим: { $names }
decision-all =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
        [many] Ещё { $count } вариантов
       *[other] Ещё { $count } варианта
    }
decision-more = ещё
decision-if = Если выбрать: { $words }
decision-again = Нажмите ещё раз: { $words }
why-turn = Сейчас решает { $name }.

yield-label = Пасовать какое-то время
yield-none = Не пасовать автоматически
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

undo = Отменить решение
undo-can = Отменяет ваше последнее решение.
undo-not = Отмена сейчас невозможна. { $words }

opening-seat = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: первое место за столом.
log-title = Журнал
log-empty = Пока ничего не произошло.
log-passes = Пасы

chat-title = Разговор
chat-empty = Пока все молчат.
chat-write = Написать
chat-send = Сказать
chat-spectator = { $name } (зритель)
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

move-label = Ввести команду
move-send = Сделать

line-lost = Связь потеряна. Она восстановится сама.
line-kept = Ваше решение сохранено и будет отправлено снова.

curtain-text = Передайте экран: { $name }. Остальным лучше не смотреть.
curtain-cards = { $name }: сначала посмотреть свои карты
curtain-lift = Я { $name }: показать мой стол

end-label = Итог
end-first = Первое место
end-rematch = Реванш
end-rematch-help = всё то же
end-stronger = Бот посильнее
end-easier = Бот послабее
end-review = Разбор
end-review-help = что решило исход
end-new = Новая партия
end-new-help = выбрать заново
end-board = Посмотреть на стол
end-open = Показать итог
end-turning = Перелом: ход { $n }
end-swing = Наибольший перепад ({ $unit }): ход { $n }
end-chance = { $name }: шанс на победу
end-turn = ход { $n }
end-of = { $name }, ход { $n }
end-other = { $name }: { $n }
end-replay = Смотреть запись
end-verify = Проверить кубики
end-home = На главную

keys-title = Клавиши
keys-off = Одиночные клавиши выключены в настройках.
key-digits = Вариант с этим номером
key-default = Главная кнопка
key-cancel = Отмена, закрыть
key-undo = Отменить последнее решение
key-last = Что произошло только что
key-options = Что я могу сделать
key-clock = Часы
key-sound = Включить или выключить звуки
key-type = Ввести команду
key-help = Этот список

generic-facts = На столе

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
setting-sound = Звуки
setting-volume = Громкость
sound-on = Звуки включены
sound-off = Звуки выключены
sound-key = Клавиша M
setting-odds = Показывать вероятности
setting-odds-help = Шансы каждой способности сейчас и при лучшем выборе кубиков.
setting-previews = Показывать последствия выбора
setting-previews-help = Урон и из чего он складывается, ещё до решения.
setting-confirm = Нажимать дважды при каждом решении
setting-confirm-help = Защищает от случайных нажатий.
setting-shortcuts = Управление одной клавишей
setting-shortcuts-help = Нажмите ? за столом, чтобы увидеть список.
setting-notifications = Сообщать о моём ходе
setting-notifications-help = Браузер покажет уведомление, если открыта другая вкладка или программа.
setting-notifications-first = Такое уведомление сообщит о вашем ходе.
setting-notifications-refused = Браузер не даёт Astragal показывать уведомления. Разрешить их можно в настройках браузера для этой страницы; на некоторых телефонах таких уведомлений нет.
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
record-packs = Скачать её наборы
record-download = Скачать запись

about-title = Об Astragal
about-what = Astragal — цифровой стол для игр про героев, где бросают кубики и разыгрывают карты. Астрагал — это бабка, косточка, которую бросали, когда кубиков ещё не было.
about-publishers = Игры принадлежат их издателям. Astragal — независимая реализация правил; в ней нет ни их рисунков, ни их текстов. Хотите поддержать авторов — купите саму игру.
about-fair = Честные кубики
about-fair-text = Перед партией сервер показывает отпечаток своего секрета; затем каждый игрок добавляет своё число, и все броски и перемешивания следуют из того и другого. После последнего решения секрет открывается, и любой может пересчитать каждый бросок.
about-licences = Лицензии и благодарности
about-code = Сам Astragal — свободная программа под лицензией MIT.
about-icons = Значки взяты с game-icons.net, лицензия CC BY 3.0, художники:
about-fonts = Шрифты: Forum (Денис Машаров) и Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), лицензия SIL Open Font License.
`,ao=`df-round = round { $round } of { $rounds }
df-no-room = No room for:
df-show-dice = Show { $name }'s dice
df-dice-of = { $name }'s dice
df-dice-mine = Your dice
df-die-of = { $name }'s { $die }
df-face-up = { $face }, face up
df-twin = There are several of these: the ringed one goes.
df-whose = Whose dice
df-mean = A blessing gives on average
df-feats-of = { $name }'s feats
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
df-on-sale = price { $price } gold, { $left } left
df-islands = Islands
df-cost = Cost:
df-left = left
df-total = Total glory
df-glory-long = { $glory } glory gained, { $printed } on feats
df-reserve = { $name }, { $resource }: { $held } of { $most }
df-ask-action = Tap a face to forge it or a feat to perform it.
df-ask-extra = An extra action costs 2 sun shards: tap a face or a feat.
df-ask-offering = Buy another, different face, or is that all?
df-ask-last = You can still use a Triton token.
df-ask-ship = Your ship: buy one face at a reduced price.
df-rested = Nothing more can be done: your turn is over.
df-stat-gained = Gained: { $resource }
df-stat-wasted = Lost for lack of room
df-stat-forged = Faces forged
df-stat-feats = Feats performed
df-gained = Gained this turn:
df-hammer-less = Less on the hammer
df-hammer-more = More on the hammer
df-tab-forge = Forge

df-end-summary = { $glory } glory after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
df-end-glory = Glory
df-end-roll = Richest blessing
df-opening-lot = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: drawn by lot.
df-opening-first = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: first player by the table’s options.
`,oo=`df-round = runda { $round } z { $rounds }
df-no-room = Przepadło:
df-show-dice = Pokaż kości: { $name }
df-dice-of = Kości: { $name }
df-dice-mine = Twoje kości
df-die-of = { $die }, { $name }
df-face-up = { $face }, leży na wierzchu
df-twin = Takich ścianek jest kilka: zmienia się ta w obwódce.
df-whose = Czyje kości
df-mean = Błogosławieństwo daje średnio
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
df-on-sale = cena { $price } szt. złota, zostało { $left }
df-islands = Wyspy
df-cost = Koszt:
df-left = zostało
df-total = Razem chwały
df-glory-long = Punkty chwały: zdobyte – { $glory }, na wyczynach – { $printed }
df-reserve = { $name }, { $resource }: { $held } z { $most }
df-ask-action = Dotknij ścianki, aby ją kupić, albo wyczynu, aby go dokonać.
df-ask-extra = Dodatkowa akcja kosztuje 2 odłamki słońca: wybierz ściankę albo wyczyn.
df-ask-offering = Kupić jeszcze jedną, inną ściankę, czy to wszystko?
df-ask-last = Możesz jeszcze użyć żetonu Trytona.
df-ask-ship = Twój statek: kup jedną ściankę taniej.
df-rested = Nic więcej nie da się zrobić: twoja tura dobiegła końca.
df-stat-gained = Zdobyto: { $resource }
df-stat-wasted = Przepadło z braku miejsca
df-stat-forged = Wymienione ścianki
df-stat-feats = Dokonane wyczyny
df-gained = Zdobyto w tej turze:
df-hammer-less = Mniej na młot
df-hammer-more = Więcej na młot
df-tab-forge = Kuźnia

df-end-summary = Chwała: { $glory }, rund: { $n }.
df-end-glory = Chwała
df-end-roll = Najhojniejsze błogosławieństwo
df-opening-lot = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: tak wypadło w losowaniu.
df-opening-first = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: pierwszy gracz według ustawień stołu.
`,so=`df-round = раунд { $round } из { $rounds }
df-no-room = Сгорело:
df-show-dice = Показать кубики: { $name }
df-dice-of = Кубики: { $name }
df-dice-mine = Ваши кубики
df-die-of = { $die }, { $name }
df-face-up = { $face }, лежит сверху
df-twin = Таких граней несколько: заменяется обведённая.
df-whose = Чьи кубики
df-mean = Благословение в среднем приносит
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
df-on-sale = цена { $price } золота, осталось { $left }
df-islands = Острова
df-cost = Стоимость:
df-left = осталось
df-total = Всего славы
df-glory-long = Очки славы: получено — { $glory }, на подвигах — { $printed }
df-reserve = { $name }, { $resource }: { $held } из { $most }
df-ask-action = Коснитесь грани, чтобы купить её, или подвига, чтобы его совершить.
df-ask-extra = Дополнительное действие стоит 2 осколка солнца: выберите грань или подвиг.
df-ask-offering = Купить ещё одну, другую грань, или это всё?
df-ask-last = Ещё можно использовать жетон Тритона.
df-ask-ship = Ваш корабль: купите одну грань дешевле.
df-rested = Больше сделать ничего нельзя: ваш ход окончен.
df-stat-gained = Получено: { $resource }
df-stat-wasted = Сгорело сверх резерва
df-stat-forged = Заменено граней
df-stat-feats = Совершено подвигов
df-gained = Получено за ход:
df-hammer-less = Меньше на молот
df-hammer-more = Больше на молот
df-tab-forge = Кузница

df-end-summary = Слава: { $glory }, раундов: { $n }.
df-end-glory = Слава
df-end-roll = Самое щедрое благословение
df-opening-lot = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: так выпал жребий.
df-opening-first = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: первый игрок по настройкам стола.
`,co=`### What the board of Dice Throne says by itself.

dt-kept = kept
dt-wanted = keep
dt-die = Die { $place }: { $symbol } { $face }
dt-die-kept = Die { $place }: { $symbol } { $face }, kept
dt-dice = Dice
dt-tap-change = Change or reroll it
dt-which-change = What happens to this die?
dt-tap-dice = Tap the dice to keep, then roll the rest.
dt-your-roll = Your roll
dt-first-roll =
    { $n ->
        [one] You have { $n } attempt.
       *[other] You have { $n } attempts.
    }
dt-no-attempts = No attempts left: declare an ability or decline.
dt-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Roll for { $name }
dt-keep-these = { $n ->
    [one] Keep this die
   *[other] Keep these { $n } dice
}
dt-run = { $from } to { $to } in a row
dt-chance = chance
dt-ready = ready
dt-small = small
dt-large = large
dt-small-straight = Small straight: four numbers in a row
dt-large-straight = Large straight: five numbers in a row
dt-defence-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dt-my-board = My board
dt-board-of = { $name }'s hero board
dt-show-board = Show { $name }'s hero board
dt-hand = Your hand
dt-playable = can be played now
dt-hand-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dt-deck = Deck { $n }
dt-discard = Discard { $n }
dt-discard-of = { $name }'s discard pile
dt-health = { $n } health
dt-cp = CP
dt-cp-long = Combat points
dt-token-count = { $n } (stack limit { $limit })
dt-token-health = { $n } of { $most } health
dt-turn-own = Your turn
dt-turn-of = { $name }'s turn
dt-defeated = defeated
dt-played = Played this turn
dt-would-lose = { $name } would lose
dt-no-ability = No ability
dt-to-dice = On to the dice
dt-end-turn = End turn
dt-pass-take = { $n ->
   *[other] Take { $n } damage
}
dt-pass-dice = Accept the dice
dt-pass-declared = Let it activate
dt-pass-declared-own = Activate it
dt-pass-attack = On to the defence
dt-pass-attack-own = Attack
dt-pass-damage-own = Deal the damage
dt-switch = When this can be used
dt-switch-ask = ask as usual
dt-switch-always = always ask
dt-switch-never = never ask
dt-details = Details
dt-close = Close
dt-complexity = Complexity { $n } of 6
dt-keys-dice = keep a die, or release it

dt-next = next
dt-you = You
dt-answers = You could answer with
dt-lens-idle = Point at anything to read it here.
dt-team-own = Your team
dt-team-other = Against you
dt-team = Team { $n }
dt-target = target
dt-leader = leader
dt-tab-abilities = Abilities
dt-tap-or-declare = Tap dice to keep them, then roll the rest or declare what is ready.
dt-attempts = attempt { $n } of { $of }
dt-declare = Declare { $name }
dt-keep = Keep
dt-keep-and-roll =
    { $n ->
        [one] Keep the { $faces }, roll { $n } die
       *[other] Keep the { $faces }, roll { $n } dice
    }
dt-more-tokens =
    { $n ->
        [one] { $n } more token
       *[other] { $n } more tokens
    }

## Statistics

dt-stat-damage = Damage taken
dt-stat-damage-kind = of which { $kind }
dt-stat-prevented = Damage prevented
dt-stat-healed = Health healed
dt-stat-abilities = Abilities used
dt-stat-cards = Cards played
dt-stat-cp = CP gained

dt-style = Style
dt-bar-damage = Damage
dt-bar-defence = Defence
dt-bar-trickery = Trickery
dt-bar-complexity = Complexity
dt-bar-of = { $n } of { $of }
dt-marks = Statuses and companions
dt-signatures = Signature abilities

dt-end-summary = { $hero } stands with { $health } health after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
dt-end-health = Health
dt-end-blow = biggest blow
dt-end-by = { $ability }, turn { $n }
dt-end-dealt = damage dealt
dt-end-lost = taken: { $n }
dt-end-saved = healed, prevented
dt-end-roll = Best roll
dt-end-run = { $n } numbers in a row
dt-end-house = three and two of a kind
dt-end-alike = { $n } of a kind
dt-opening = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: highest roll, { $best } to { $next }.
`,lo=`### Co plansza Dice Throne mówi sama.

dt-kept = zachowana
dt-wanted = zachowaj
dt-die = Kość { $place }: { $symbol } { $face }
dt-die-kept = Kość { $place }: { $symbol } { $face }, zachowana
dt-dice = Kości
dt-tap-change = Zmień lub przerzuć
dt-which-change = Co zrobić z tą kością?
dt-tap-dice = Dotknij kości, które zachowujesz, i przerzuć resztę.
dt-your-roll = Twój rzut
dt-first-roll =
    { $n ->
        [one] Masz { $n } próbę.
        [few] Masz { $n } próby.
       *[other] Masz { $n } prób.
    }
dt-no-attempts = Nie ma już prób: ogłoś zdolność albo zrezygnuj.
dt-roll-dice = { $n ->
    [one] Rzuć { $n } kością
    [few] Rzuć { $n } kośćmi
    [many] Rzuć { $n } kośćmi
   *[other] Rzuć { $n } kości
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Rzucaj na „{ $name }”
dt-keep-these = { $n ->
    [one] Zachowaj tę kość
    [few] Zachowaj te { $n } kości
    [many] Zachowaj tych { $n } kości
   *[other] Zachowaj te { $n } kości
}
dt-run = kolejno od { $from } do { $to }
dt-chance = szansa
dt-ready = gotowe
dt-small = mały
dt-large = duży
dt-small-straight = Mały strit: cztery kolejne cyfry
dt-large-straight = Duży strit: pięć kolejnych cyfr
dt-defence-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
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
dt-cp = PW
dt-cp-long = Punkty walki
dt-token-count = { $n } (limit stosu: { $limit })
dt-token-health = Zdrowie: { $n } z { $most }
dt-turn-own = Twoja tura
dt-turn-of = Tura: { $name }
dt-defeated = już nie gra
dt-played = Zagrane w tej turze
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
dt-switch = Gdy można tego użyć
dt-switch-ask = pytaj jak zwykle
dt-switch-always = zawsze pytaj
dt-switch-never = nie pytaj
dt-details = Szczegóły
dt-close = Zamknij
dt-complexity = Złożoność { $n } z 6
dt-keys-dice = zachowaj kość albo rzucaj nią dalej

dt-next = następna
dt-you = Ty
dt-answers = Możliwe odpowiedzi
dt-lens-idle = Wskaż cokolwiek, a opis pojawi się tutaj.
dt-team-own = Twoja drużyna
dt-team-other = Przeciwko tobie
dt-team = Drużyna { $n }
dt-target = cel
dt-leader = lider
dt-tab-abilities = Zdolności
dt-tap-or-declare = Zaznacz kości, które zachowujesz, i rzuć resztą albo ogłoś zdolność.
dt-attempts = próba { $n } z { $of }
dt-declare = Ogłoś „{ $name }”
dt-keep = Zachowaj
dt-keep-and-roll =
    { $n ->
        [one] Zachowaj „{ $faces }”, rzuć { $n } kością
       *[other] Zachowaj „{ $faces }”, rzuć { $n } kośćmi
    }
dt-more-tokens =
    { $n ->
        [one] Jeszcze { $n } żeton
        [few] Jeszcze { $n } żetony
       *[other] Jeszcze { $n } żetonów
    }

## Statystyka

dt-stat-damage = Otrzymane obrażenia
dt-stat-damage-kind = z tego: { $kind }
dt-stat-prevented = Obrażenia, którym zapobieżono
dt-stat-healed = Uleczone zdrowie
dt-stat-abilities = Użyte zdolności
dt-stat-cards = Zagrane karty
dt-stat-cp = Zdobyte PW

dt-style = Styl
dt-bar-damage = Obrażenia
dt-bar-defence = Obrona
dt-bar-trickery = Podstępy
dt-bar-complexity = Złożoność
dt-bar-of = { $n } z { $of }
dt-marks = Efekty i towarzysze
dt-signatures = Popisowe zdolności

dt-end-summary = { $hero }: zostało zdrowia { $health }, rozegrano tur { $n }.
dt-end-health = Zdrowie
dt-end-blow = najmocniejszy cios
dt-end-by = { $ability }, tura { $n }
dt-end-dealt = zadane obrażenia
dt-end-lost = otrzymane: { $n }
dt-end-saved = uleczono, zapobieżono
dt-end-roll = Najlepszy rzut
dt-end-run = cyfry po kolei: { $n }
dt-end-house = trzy i dwie takie same cyfry
dt-end-alike = takie same cyfry: { $n }
dt-opening = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: najwyższy rzut, { $best } do { $next }.
`,uo=`### Что говорит само поле «Трона кубов».

dt-kept = оставлен
dt-wanted = оставить
dt-die = Кубик { $place }: { $symbol } { $face }
dt-die-kept = Кубик { $place }: { $symbol } { $face }, оставлен
dt-dice = Кубики
dt-tap-change = Изменить или перебросить
dt-which-change = Что сделать с этим кубиком?
dt-tap-dice = Нажмите на кубики, которые остаются, и перебросьте остальные.
dt-your-roll = Ваш бросок
dt-first-roll =
    { $n ->
        [one] У вас { $n } попытка.
        [few] У вас { $n } попытки.
       *[other] У вас { $n } попыток.
    }
dt-no-attempts = Попыток не осталось: объявите способность или откажитесь.
dt-roll-dice = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
    [many] Бросить { $n } кубиков
   *[other] Бросить { $n } кубика
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Бросать на «{ $name }»
dt-keep-these = { $n ->
    [one] Оставить этот кубик
    [few] Оставить эти { $n } кубика
    [many] Оставить эти { $n } кубиков
   *[other] Оставить эти { $n } кубика
}
dt-run = подряд от { $from } до { $to }
dt-chance = шанс
dt-ready = готово
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
dt-my-board = Мой планшет
dt-board-of = Планшет героя: { $name }
dt-show-board = Показать планшет героя: { $name }
dt-hand = Ваша рука
dt-playable = можно разыграть сейчас
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
dt-cp = БС
dt-cp-long = Боевая сила
dt-token-count = { $n }, не больше { $limit }
dt-token-health = Здоровье: { $n } из { $most }
dt-turn-own = Ваш ход
dt-turn-of = Ходит { $name }
dt-defeated = больше не играет
dt-played = Разыграно в этот ход
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
dt-switch = Когда это можно применить
dt-switch-ask = спрашивать как обычно
dt-switch-always = всегда спрашивать
dt-switch-never = не спрашивать
dt-details = Подробности
dt-close = Закрыть
dt-complexity = Сложность { $n } из 6
dt-keys-dice = оставить кубик или снова бросать

dt-next = далее
dt-you = Вы
dt-answers = Можно ответить
dt-lens-idle = Наведите курсор на что угодно: описание появится здесь.
dt-team-own = Ваша команда
dt-team-other = Против вас
dt-team = Команда { $n }
dt-target = цель
dt-leader = лидер
dt-tab-abilities = Способности
dt-tap-or-declare = Отметьте кубики, чтобы оставить их, и перебросьте остальные или объявите способность.
dt-attempts = попытка { $n } из { $of }
dt-declare = Объявить «{ $name }»
dt-keep = Оставить
dt-keep-and-roll =
    { $n ->
        [one] Оставить «{ $faces }», бросить { $n } кубик
        [few] Оставить «{ $faces }», бросить { $n } кубика
       *[other] Оставить «{ $faces }», бросить { $n } кубиков
    }
dt-more-tokens =
    { $n ->
        [one] Ещё { $n } жетон
        [few] Ещё { $n } жетона
       *[other] Ещё { $n } жетонов
    }

## Статистика

dt-stat-damage = Получено урона
dt-stat-damage-kind = из него: { $kind }
dt-stat-prevented = Отменено урона
dt-stat-healed = Исцелено здоровья
dt-stat-abilities = Применено способностей
dt-stat-cards = Разыграно карт
dt-stat-cp = Получено БС

dt-style = Стиль
dt-bar-damage = Урон
dt-bar-defence = Защита
dt-bar-trickery = Хитрость
dt-bar-complexity = Сложность
dt-bar-of = { $n } из { $of }
dt-marks = Состояния и компаньоны
dt-signatures = Главные способности

dt-end-summary = { $hero }: осталось здоровья { $health }, сыграно ходов { $n }.
dt-end-health = Здоровье
dt-end-blow = сильнейший удар
dt-end-by = { $ability }, ход { $n }
dt-end-dealt = нанесено урона
dt-end-lost = получено: { $n }
dt-end-saved = исцелено, отменено
dt-end-roll = Лучший бросок
dt-end-run = чисел подряд: { $n }
dt-end-house = три и два одинаковых значения
dt-end-alike = одинаковых значений: { $n }
dt-opening = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: лучший бросок, { $best } против { $next }.
`,fo=`### Pig at the table.

pig-your-turn = Your turn
pig-turn-of = { $name }'s turn
pig-ask = { $total } at stake: roll again, or hold?
pig-ask-first = Roll the die. A 1 ends your turn with no points.
pig-roll = Roll the die
pig-roll-again = Roll again
pig-hold = Hold { $total }
pig-hold-effect = Your score: { $score }
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
pig-turn-dice = This turn's rolls: { $dice }
pig-rolled = { $name } rolled a { $die }.
pig-lost =
    { $lost ->
        [0] A 1 right away: { $name } gets nothing.
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

pig-end-summary = { $score } points after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
pig-end-points = Points
`,po=`### Świnia przy stole.

pig-your-turn = Twoja tura
pig-turn-of = Tura: { $name }
pig-ask = Stawka: { $total }. Rzucasz dalej czy zachowujesz punkty?
pig-ask-first = Rzuć kością. Jedynka kończy turę bez niczego.
pig-roll = Rzuć kością
pig-roll-again = Rzuć jeszcze raz
pig-hold = Zachowaj { $total }
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
pig-held = { $name } zachowuje { $total }.
pig-key-roll = Rzuć kością
pig-key-hold = Zachowaj punkty
pig-stat-turns = Tury
pig-stat-rolls = Rzuty
pig-stat-best = Najlepsza tura
pig-stat-ones = Tury zakończone jedynką
pig-stat-lost = Punkty stracone przez jedynkę

pig-end-summary = Punkty: { $score }, tury: { $n }.
pig-end-points = Punkty
`,mo=`### «Свинья» за столом.

pig-your-turn = Ваш ход
pig-turn-of = Ход: { $name }
pig-ask = На кону { $total }: бросить ещё или остановиться?
pig-ask-first = Бросьте кубик. Единица закончит ход ни с чем.
pig-roll = Бросить кубик
pig-roll-again = Бросить ещё
pig-hold = Остановиться: +{ $total }
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
pig-held = { $name } останавливается: +{ $total }.
pig-key-roll = Бросить кубик
pig-key-hold = Остановиться
pig-stat-turns = Ходов
pig-stat-rolls = Бросков
pig-stat-best = Лучший ход
pig-stat-ones = Ходов, оконченных единицей
pig-stat-lost = Очков потеряно из-за единиц

pig-end-summary = Очков: { $score }, ходов: { $n }.
pig-end-points = Очки
`,ho=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ho{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},go=class extends ho{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_o=class e extends ho{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ho)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ho&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},vo=100,yo=`⁨`,bo=`⁩`;function xo(e,t,n){return n===t||n instanceof go&&t instanceof go&&n.value===t.value||t instanceof go&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function So(e,t,n){return t[n]?jo(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Co(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=wo(e,i.value):n.push(wo(e,i));return{positional:n,named:r}}function wo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new go(t.value,{minimumFractionDigits:t.precision});case`var`:return To(e,t);case`mesg`:return Eo(e,t);case`term`:return Do(e,t);case`func`:return Oo(e,t);case`select`:return ko(e,t);default:return new $}}function To(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ho)return n;switch(typeof n){case`string`:return n;case`number`:return new go(n);case`object`:if(_o.supportsValue(n))return new _o(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Eo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?jo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?jo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Do(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Co(e,r).named;let n=jo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Co(e,r).named;let o=jo(e,a.value);return e.params=null,o}function Oo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Co(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ko(e,{selector:t,variants:n,star:r}){let i=wo(e,t);if(i instanceof $)return So(e,n,r);for(let t of n)if(xo(e,i,wo(e,t.key)))return jo(e,t.value);return So(e,n,r)}function Ao(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>vo)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${vo}`);r&&n.push(yo),n.push(wo(e,i).toString(e)),r&&n.push(bo)}return e.dirty.delete(t),n.join(``)}function jo(e,t){return typeof t==`string`?e.bundle._transform(t):Ao(e,t)}var Mo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function No(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Po=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Fo(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof go)return new go(n.valueOf(),{...n.opts,...No(t,Po)});if(n instanceof _o)return new go(n.toNumber(),{...No(t,Po)});throw TypeError(`Invalid argument to NUMBER`)}var Io=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Lo(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof _o||n instanceof go)return new _o(n,No(t,Io));throw TypeError(`Invalid argument to DATETIME`)}var Ro=new Map;function zo(e){let t=Array.isArray(e)?e.join(` `):e,n=Ro.get(t);return n===void 0&&(n=new Map,Ro.set(t,n)),n}var Bo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fo,DATETIME:Lo,...t},this._useIsolating=n,this._transform=r,this._intls=zo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Mo(this,n,t);try{return Ao(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Vo=/^(-?[a-zA-Z][\w-]*) *= */gm,Ho=/\.([a-zA-Z][\w-]*) *= */y,Uo=/\*?\[/y,Wo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Go=/([a-zA-Z][\w-]*)/y,Ko=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qo=/^[A-Z][A-Z0-9_-]*$/,Jo=/([^{}\n\r]+)/y,Yo=/([^\\"\n\r]*)/y,Xo=/\\([\\"])/y,Zo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qo=/^\n+/,$o=/ +$/,es=/ *\r?\n/g,ts=/( *)$/,ns=/{\s*/y,rs=/\s*}/y,is=/\[\s*/y,as=/\s*] */y,os=/\s*\(\s*/y,ss=/\s*->\s*/y,cs=/\s*:\s*/y,ls=/\s*,?\s*/y,us=/\s+/y,ds=class{constructor(e){this.body=[],Vo.lastIndex=0;let t=0;for(;;){let n=Vo.exec(e);if(n===null)break;t=Vo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ho);){let t=o(Ho),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Jo)&&(r=o(Jo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Qo),u([i],i.length)):r?S(r,$o):null}function u(r=[],i){for(;;){if(n(Jo)){r.push(o(Jo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,$o));let c=[];for(let e of r)e instanceof fs&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ns,SyntaxError);let e=f();if(i(rs))return e;if(i(ss)){let t=h();return i(rs,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ko)){let[,e,t,n=null]=a(Ko);if(e===`$`)return{type:`var`,name:t};if(i(os)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(qo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ls)}}function m(){let e=f();return e.type===`mesg`&&i(cs)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Uo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(is,SyntaxError);let e;return e=n(Wo)?v():{type:`str`,value:o(Go)},i(as,SyntaxError),e}function _(){if(n(Wo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Wo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Yo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Xo))return o(Xo);if(n(Zo)){let[,e,t]=a(Zo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(us),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(es,`
`),n=ts.exec(e)[1].length;return new fs(t,n)}}},fs=class{constructor(e,t){this.value=e,this.length=t}},ps={...Object.assign({"../../../src/astragal/server/text/en/app-between.ftl":Ra,"../../../src/astragal/server/text/en/app-keeping.ftl":za,"../../../src/astragal/server/text/en/app-replay.ftl":Ba,"../../../src/astragal/server/text/en/app-rules.ftl":Va,"../../../src/astragal/server/text/en/app-stage.ftl":Ha,"../../../src/astragal/server/text/en/app-verify.ftl":Ua,"../../../src/astragal/server/text/en/app.ftl":Wa,"../../../src/astragal/server/text/pl/app-between.ftl":Ga,"../../../src/astragal/server/text/pl/app-keeping.ftl":Ka,"../../../src/astragal/server/text/pl/app-replay.ftl":qa,"../../../src/astragal/server/text/pl/app-rules.ftl":Ja,"../../../src/astragal/server/text/pl/app-stage.ftl":Ya,"../../../src/astragal/server/text/pl/app-verify.ftl":Xa,"../../../src/astragal/server/text/pl/app.ftl":Za,"../../../src/astragal/server/text/ru/app-between.ftl":Qa,"../../../src/astragal/server/text/ru/app-keeping.ftl":$a,"../../../src/astragal/server/text/ru/app-replay.ftl":eo,"../../../src/astragal/server/text/ru/app-rules.ftl":to,"../../../src/astragal/server/text/ru/app-stage.ftl":no,"../../../src/astragal/server/text/ru/app-verify.ftl":ro,"../../../src/astragal/server/text/ru/app.ftl":io}),...Object.assign({"../games/dice-forge/text/en.ftl":ao,"../games/dice-forge/text/pl.ftl":oo,"../games/dice-forge/text/ru.ftl":so,"../games/dice-throne/text/en.ftl":co,"../games/dice-throne/text/pl.ftl":lo,"../games/dice-throne/text/ru.ftl":uo,"../games/pig/text/en.ftl":fo,"../games/pig/text/pl.ftl":po,"../games/pig/text/ru.ftl":mo})};function ms(e){return/(?:^|\/)(en|ru|pl)(?:\/|\.ftl$)/.exec(e)?.[1]??`en`}var hs=new RegExp(String.raw`((?<![\p{L}\d$.])\d+|\{ \$(?:${`n|amount|count|cp|days|dice|every|glory|health|kib|minutes|most|numbers|price|sides|wait`}) \}|\{ \$cost \}(?= (?:CP|БС|PW))) `+String.raw`(?=\p{L}|\{ \$(?:adjectives|kind|name|play|symbol|token|what) \}|\{ \$\w+ ->)`,`gu`),gs=/(фаз[аыуе]|Główn(?:a|ą|ej)|Main Phase) (?=\(?\d)/gu,_s=/(?<=[\s(„])([aiouwz]) (?=\S)/giu;function vs(e,t){let n=e.replace(hs,`$1\xA0`).replace(gs,`$1\xA0`);return t===`pl`?n.replace(_s,`$1\xA0`):n}function ys(e){let t=new Bo(e,{useIsolating:!1});for(let[n,r]of Object.entries(ps))ms(n)===e&&t.addResource(new ds(vs(r,e)),{allowOverrides:!0});return t}var bs={en:ys(`en`),ru:ys(`ru`),pl:ys(`pl`)};function xs(e,t,n={}){for(let r of[e,`en`]){let i=bs[r].getMessage(t)?.value;if(i)return bs[r].formatPattern(i,n,[])+(r===e?``:` (en)`)}return t}function Ss(e,t={}){return xs(Pa.language,e,t)}function Cs(e,t=e){return bs.en.hasMessage(`level-${e}`)?Ss(`level-${e}`):t}function ws(e){return e?Ss(`seat-bot-level`,{level:Cs(e)}):Ss(`seat-bot`)}function Ts(e){Fa({language:e}),document.documentElement.lang=e}function Es(e,t=0){return new Intl.NumberFormat(Pa.language,{maximumFractionDigits:t}).format(e)}function Ds(e){return new Intl.NumberFormat(Pa.language,{style:`percent`}).format(e)}function Os(e){let t=(new Date(e).getTime()-Date.now())/1e3,n=new Intl.RelativeTimeFormat(Pa.language,{numeric:`auto`});for(let[e,r]of[[`day`,86400],[`hour`,3600],[`minute`,60]])if(Math.abs(t)>=r)return n.format(Math.round(t/r),e);return n.format(0,`minute`)}var ks={"anticlockwise-rotation":`<path fill="currentColor" d="M248.91 50a206 206 0 0 1 35.857 3.13c85.207 15.025 152.077 81.895 167.102 167.102c15.023 85.208-24.944 170.917-99.874 214.178c-32.782 18.927-69.254 27.996-105.463 27.553c-46.555-.57-92.675-16.865-129.957-48.15l30.855-36.768a157.85 157.85 0 0 0 180.566 15.797a157.85 157.85 0 0 0 76.603-164.274A157.85 157.85 0 0 0 276.429 100.4a157.84 157.84 0 0 0-139.17 43.862L185 192H57V64l46.34 46.342C141.758 71.962 194.17 50.03 248.91 50"/>`,"anvil-impact":`<path fill="currentColor" d="M413.375 69.906L336.937 191.47l-8.25-32.69l-30.218 88.97l62.655-29.375l.22 29.438l127.03-50.938l-70.813-1.97l47.782-68.686l-73.47 39.25l21.5-95.564zM210.22 102.094l-32 14.406l16.874 55.656l-177.813 80.03l12.564 27.876L207.656 200l30.406 49.47l49.313-22.19l-21.344-70.343l-55.81-54.843zM197.593 266.78v20.345h-88.906c15.994 38.807 51.225 65.43 88.906 74.28v32.97h58.562c-12.118 30.528-33.505 55.684-58.47 77.594H172.22v18.686h284.34V471.97h-27.406c-28.734-21.895-50.055-47.018-61.625-77.595h63.658v-29.188c19.748-6.995 39.5-19.51 59.25-36.687c-19.812-17.523-39.23-27.25-59.25-31.938v-29.78H197.594z"/>`,"bear-head":`<path fill="currentColor" d="M220.41 35.389c-.584-.175-9.216 1.425-18.76 7.976c-8.948 6.143-18.914 15.31-27.283 25.137l.34.268c-6.134 7.797-13.129 16.816-17.613 25.767c-4.485 8.951-6.294 17.19-3.989 24.71l-17.209 5.274c-4.144-13.518-.522-26.817 5.104-38.046c2.208-4.408 4.753-8.587 7.398-12.52C105.378 74.11 62.33 71.25 18 66.748v409.828a265 265 0 0 1 24.8-19.922l1.901-1.345l2.313-.254c24.034-2.65 55.821-6.651 84.908-15.803c29.086-9.152 54.934-23.401 68.633-45.191l2.558-4.073l4.809-.134c91.21-2.547 140.126-19.862 193.652-50.153c.126-.095.252-.199.377-.295c-6.874-.376-14.493-.65-22.334-.617c-20.444.086-42.1 3.08-51.367 8.973l-9.658-15.188c16.106-10.242 39.29-11.694 60.949-11.785c15.73-.066 30.683 1.026 40.254 1.797c6.938-7.739 13.533-16.503 19.18-25.514c5.066-8.086 9.33-16.386 12.537-24.177c-3.821-.55-7.395-1.642-10.633-3.258c-8.283-4.134-14.026-11.447-16.754-19.596c-3.827-11.432-2.087-24.798 5.268-35.777l-64.641-23.35l.277-6.598c.396-9.422-6.387-27.053-14.601-34.712c-21.568-20.112-46.91-21.58-78.06-33.93l-3.554-1.408l-1.453-3.536c-10.662-25.924-17.06-44.024-23.47-55.5c-6.412-11.475-11.574-16.287-23.48-19.841zm-5.808 20.82l9.84 15.072c-29.07 18.978-29.771 34.937-31.23 51.65l-17.93-1.562c1.5-17.208 5.882-43.33 39.32-65.16M119.6 135.473l8.119 16.064c-42.266 21.357-60.741 47.237-65.88 70.451c14.366-11.279 29.7-17.184 50.218-16.46l15.238.538l-7.834 13.08c-17.268 28.834-22.552 42.534-26.24 59.696c4.017-1.528 8.007-2.635 12.119-2.979c9.78-.818 19.142 2.28 29.105 7.746l9.5 5.211l-6.869 8.383c-9.978 12.178-13.966 20.02-15.224 27.56c-.477 2.856-.454 5.974-.198 9.333c2.711-2.798 5.58-5.305 8.942-7.198c9.125-5.137 19.745-5.825 33.097-4.632l-1.601 17.927c-11.9-1.063-18.132-.162-22.666 2.391s-8.91 7.798-14.88 18.39l-11.05 19.614l-5.516-21.826c-3.535-13.99-5.842-25.216-3.882-36.961c1.486-8.91 5.434-17.37 12.002-26.742c-3.422-1.103-6.376-1.5-9.258-1.258c-5.244.439-11.572 3.057-20.965 9.203l-17.365 11.361l3.572-20.441c4.283-24.513 7.539-40.242 23.588-69.49c-14.037 2.56-23.415 10.322-37.408 25.492l-13.442 14.57l-2.12-19.709c-3.829-35.558 16.816-78.954 76.898-109.314m143.707 26.976c17.788 7.852 39.24 14.301 56.859 16.617l3.707 17.616c-3.852.81-7.24.644-10.861.07c-1.363 9.026-9.537 15.736-18.74 15.736c-10.089 0-18.946-8.06-18.946-18.396c0-2.45.511-4.766 1.404-6.883c-8.85-3.702-23.717-6.978-28.798-14.723c5.796-2.514 14.755-10.553 15.375-10.037M443.633 225.4c-3.758 6.287-4.294 13.381-2.438 18.928c1.396 4.17 3.941 7.317 7.721 9.203c2.142 1.07 4.803 1.797 8.147 1.823c.303-1.51.546-2.968.707-4.348c-.926-6.793-6.555-16.61-14.137-25.606"/>`,beard:`<path fill="currentColor" d="M319 35.375c-27.305-.247-52.415 19.47-62.063 46.094c-9.726-26.856-35.196-46.656-62.78-46.064c-15.11.325-30.85 6.764-45 21.532c-11.47 11.968-17.863 27.782-24.407 43.75c-15 22.49-35.066 39.27-64.156 45.874c7 6.374 14.63 9.69 22.656 11.063c-14.192 7.828-33.583 12.154-61.28 10.78c20.528 26.327 52.643 35.282 86.28 34.532c60.716-2.34 91.448-33.326 109.438-64.875l16.218 9.25c-20.387 35.754-59.15 71.513-127.28 74.094v.72c0 6.067 1.32 13.4 3.686 21.686l-.25-.468l29.5 114.875l4.625-38.626c17.095 31.46 37.67 64.792 56.532 93.97l1.624-46.127c5.83 38.514 20.68 73.426 39.062 106.97c9.337 13.507 15.25 21.78 15.25 21.78s6.953-9.693 17.875-25.562c.07-.1.152-.213.22-.313c20.76-32.818 38.056-67.256 46.438-105.906l-1.063 37.438c9.342-14.666 18.923-30.088 28.156-45.656v28.468l40.533-104.125c9.877-21.585 16.512-40.562 17.656-54.342c-65.713-7.917-111.206-41.86-132.314-78.875l16.22-9.25c19.702 34.552 66.54 68.93 138.312 71.062c15.085-.3 29.905-3.623 45.593-11.313c-14.823.118-27.478-1.08-38.53-3.437c23.34-5.136 43.576-16.795 56.125-37.97c-102.54 21.26-90.343-61.02-127.188-99.468c-14.37-14.994-30.37-21.424-45.687-21.562z"/>`,binoculars:`<path fill="currentColor" d="M186.436 86.738c-9.044 0-19.112 5.87-26.735 21.114l-6.807 13.62c2.48-.203 4.968-.31 7.455-.31c18.02 0 36.005 5.363 51.87 15.977v-30.984c-7.5-13.917-17.102-19.418-25.782-19.418zm139.128 0c-8.68 0-18.28 5.5-25.78 19.418v30.994c18.064-12.06 38.895-17.28 59.345-15.638l-6.83-13.66c-7.624-15.245-17.692-21.114-26.736-21.114zm-165.216 51.926c-19.05 0-38.08 7.693-53.74 23l-37.38 65.418c14.492-6.743 30.633-10.518 47.64-10.518c39.96 0 75.16 20.792 95.35 52.124V159.846c-15.293-14.115-33.58-21.182-51.87-21.182m192.433.033c-18.662-.306-37.39 6.74-52.997 21.145v108.845c20.19-31.33 55.39-52.123 95.348-52.123c17.01 0 33.15 3.775 47.643 10.518l-37.38-65.418c-15.35-15.003-33.95-22.66-52.612-22.967zM256 151.957c-5.113 0-11.882 2.775-25.783 9.627v133.014c7.246-5.314 16.164-8.467 25.783-8.467s18.537 3.154 25.783 8.468V161.584c-13.9-6.852-20.67-9.627-25.783-9.627m-139.13 82.607c-52.767 0-95.35 42.582-95.35 95.348s42.583 95.35 95.35 95.35c52.765 0 95.347-42.584 95.347-95.35s-42.582-95.348-95.348-95.348zm278.26 0c-52.765 0-95.347 42.582-95.347 95.348s42.582 95.35 95.348 95.35c52.767 0 95.35-42.584 95.35-95.35s-42.583-95.348-95.35-95.348zm-279.827 19.004a80 80 0 0 1 3.674.03c7.344.225 14.694 1.462 21.77 3.816c36.842 11.343 59.745 51.664 50.622 89.11c-7.652 37.743-45.455 64.51-83.595 59.17c-38.748-3.865-69.376-39.578-67.16-78.483c.167-11.41 3.133-22.336 8.2-32.124A26.09 26.09 0 0 0 73.39 312.52a26.087 26.087 0 0 0 26.09-26.084a26.09 26.09 0 0 0-17.447-24.584c9.058-4.694 19.097-7.594 29.606-8.147a84 84 0 0 1 3.663-.137zm278.26 0a80 80 0 0 1 3.673.03c7.344.225 14.696 1.462 21.774 3.816c36.84 11.343 59.742 51.664 50.62 89.11c-7.652 37.742-45.453 64.51-83.59 59.173c-38.75-3.865-69.38-39.582-67.163-78.488c.167-11.41 3.133-22.334 8.2-32.122a26.09 26.09 0 0 0 24.575 17.433a26.087 26.087 0 0 0 26.086-26.084a26.09 26.09 0 0 0-17.443-24.584c9.057-4.694 19.095-7.594 29.603-8.147q1.829-.108 3.664-.137zM256 304.13c-14.346 0-25.783 11.436-25.783 25.782s11.437 25.783 25.783 25.783s25.783-11.437 25.783-25.783s-11.437-25.78-25.783-25.78z"/>`,boar:`<path fill="currentColor" d="m244.3 66.3l11.5 25.2l-36.4-13.9l3.4 21.5l-190.66 122l-10.27 125.1l18.23-1.9C77.07 386.1 47.94 462 47.94 462h32.17l30.79-63.1s-41.49-73.4-7.8-124.9c-3.69 81 43.7 117.1 43.7 117.1l35.3-9.4l-2 17.1l59-16.9s-66.8-57.8-36.5-128.1l15.3-9c-16.2 119 72 114.5 91.6 217.2h26.1l-51.5-223.9l17.7 10s13.1 37.7 23.3 66.9c7 20 26.2 33.2 47.4 32.6l29.3-.9c11.8-8.9 16.4-18 17-26.4c.3-5-.6-9.6-2-13.4c-7.5 10.7-21.3 23.5-44.5 24.3l-.5-16.7c28.4-.9 36.7-27.4 36.7-27.4c.9-2.9 3.3-5 6.3-5.7c2.9-.6 6 .5 8 2.8c0 0 14 16.4 12.6 37.2c-.5 7.7-3 16.1-9.2 24.5l18.9-.6l45-48c-69.5-46.6-55-96.4-43.9-146.8l-63.7-26.6c2.1 20.1 1.9 36.9 1.9 36.9l-16.7-.2s.6-39.5-7.7-68.1c-2.3-7.9-5-15.2-9.1-19.7c-44.2 33.7-31.6 97.8-31.6 97.8l-16.3 3.1s-7.7-41.4 9.7-78.9zm231.7 0l-55.7 46.9l33.6 18.6zM346.4 209.4s9.7.2 19.5 4.8c9.7 4.5 19.6 13.3 19.8 30.3c-53.7 4.1-39.3-35.1-39.3-35.1m10.9 171.1l17.8 81h28.2l-7.6-77.1z"/>`,"boar-tusks":`<path fill="currentColor" d="M179 121.563c-12.274 0-22.25 9.944-22.25 22.218c0 12.275 9.976 22.25 22.25 22.25s22.22-9.975 22.22-22.25c0-12.273-9.946-22.218-22.22-22.218m163.125 0c-12.274 0-22.22 9.944-22.22 22.218c0 12.275 9.946 22.25 22.22 22.25s22.22-9.975 22.22-22.25c0-12.273-9.946-22.218-22.22-22.218m-85.156 62.312c-23.045 0-33.798 12.104-47.44 29.188c-13.64 17.083-28.726 38.97-57.31 48.593c-13.173 4.435-18.553 11.14-20.876 19.97c-2.324 8.827-.713 20.65 4.53 32.937c10.488 24.57 35.417 49.49 57.157 55.906c42.063 12.412 84.4 12.683 127.94 0c28.555-8.322 49.03-32.707 56.5-56.72c3.733-12.007 4.11-23.718 1.374-32.78c-2.738-9.064-7.992-15.624-17.625-19.533c-27.88-11.31-43.253-32.79-57.19-49.437c-13.934-16.646-24.976-28.125-47.06-28.125zM66.905 214.28C7.44 271.357 3.186 341.1 64.28 390.845c52.883 43.054 111.193 30 143.314 2.562a253 253 0 0 1-19.844-5c-21.202-6.257-40.77-22.238-54.875-41.656c-51.514 4.825-93.266-52.765-65.97-132.47zm378.813 0c26.9 78.553-13.272 135.643-63.75 132.657c-12.593 18.7-31.603 34.424-55.783 41.47a261 261 0 0 1-20.968 5.187c32.17 27.31 90.363 40.206 143.124-2.75c61.096-49.746 56.84-119.488-2.625-176.563zM230.06 228.063c.314.013.62.048.907.125c18.405 4.934 26.124 123.375-32.782 123.375c-57.986 0 12.113-124.317 31.875-123.5m52.75 0c19.762-.817 89.83 123.5 31.844 123.5c-58.906 0-51.156-118.44-32.75-123.375c.288-.077.593-.112.906-.125"/>`,broadsword:`<path fill="currentColor" d="m491.844 22.533l-83.42 14.865L196.572 249.25c3.262 4.815 5.37 10.72 5.37 16.932c0 5.863-1.71 11.35-4.643 15.996a53 53 0 0 0-16.027-2.477c-15.724 0-29.904 6.89-39.69 17.796l-9.112-9.113l17.237-17.237a546 546 0 0 1-13.19-17.6l-19.443 19.44l-13.215-13.215l21.828-21.827a548 548 0 0 1-12.792-20.068L72.093 258.68l58.314 58.314a53 53 0 0 0-2.49 16.063a52.9 52.9 0 0 0 4.592 21.564l-72.14 72.14l-14.56-14.56L21.013 437l14.558 14.56l-8.607 8.608l27.246 27.246l8.606-8.61l14.56 14.56l24.798-24.8l-14.557-14.556l72.158-72.16a52.9 52.9 0 0 0 21.498 4.562a53 53 0 0 0 16.063-2.49l58.363 58.363L296.5 401.48a549 549 0 0 1-20.068-12.793l-21.83 21.83L241.39 397.3l19.442-19.44a550 550 0 0 1-17.603-13.194l-17.238 17.238l-9.16-9.16c10.905-9.785 17.795-23.965 17.795-39.69c0-5.346-.806-10.51-2.285-15.39c4.703-3.04 10.288-4.817 16.265-4.816c6.21 0 11.776 1.77 16.52 4.955L476.98 105.95zm-66.227 53.012l13.215 13.215l-191.684 191.68l-13.214-13.213zM181.273 298.39c19.257 0 34.665 15.41 34.665 34.665c0 19.256-15.408 34.666-34.665 34.666s-34.666-15.41-34.666-34.665s15.41-34.666 34.666-34.666"/>`,"burning-meteor":`<path fill="currentColor" d="M107.5 18c40.728 58.21-63.708 25.914-88.03 2.47c1.058 40.082 100.03 99.633 147.374 72.124C195.904 75.71 136.984 22.936 107.5 18m97.75 57.28l.875 1.47c120.364 99-4.023 175.247-64.97 48.78c15.823 82.506-78.425 44.2-89.655-30.655C-13.17 230.463 172.715 231.293 178.438 324c3.23 52.3-77.82 19.908-113.875-48.844C308.49 797.09 814.024 262.64 205.25 75.28m134.97 136.376c44.577 0 85.52 18.708 109.56 52.5c43.656 75.614-63.777 27.4-70.717-8.844c-21.45 58.675 101.883 114.72 16 170.375c25.962-34.188 2.345-113.552-87.875-109.125c116.512 72.473 42.326 206.9-19.688 93.157c1.306 35.083 11.99 54.83 27.156 64.436c-60.89-11.955-107.03-65.528-107.03-129.906c0-39.06 16.94-74.22 43.874-98.5c1.674 61.897 83.61 37.656 115.97 62.344c-11.544-60.34-56.022-59.933-82.72-84.28c16.883-7.803 35.67-12.158 55.47-12.158zM234.72 309a44 44 0 0 0-4.064.25c26.032 6.737 74.684 83.827 33.875 61.75c3.41 14.6 43.038 41.75 57.5 21.156c18.816-26.79-44.374-83.634-87.31-83.156z"/>`,"card-discard":`<path fill="currentColor" d="m150.79 479.797l-85.27-185.08c-3.13-6.79-.15-14.862 6.634-17.993l129.163-59.51c6.783-3.12 14.862-.15 17.987 6.646l85.283 185.067c3.13 6.802.15 14.863-6.646 18L168.79 486.43c-6.795 3.144-14.868.15-18-6.633m26.17-69.31l15.318-44.522l44.522 15.32l7.66-22.253l-44.523-15.318l15.325-44.522l-22.252-7.66l-15.325 44.516l-44.515-15.324l-7.66 22.258l44.516 15.324l-15.324 44.522zm106.07-211.05c47.9-85.625-53.11-105.304-102.586-62.593l-38.9 51.353C105.95 210 97.853 175.98 109.226 158.424l54.106-73.515l97.158-52.146c7.108-5.2 17.838-8.133 32.767-8.445l194.467 1.463l.866 112.044l-107.304-7.725c1.818 43.394-42.734 53.08-66.683 106.905l-13.813 46.38c-30.217-10.16-41.29-34.367-17.76-83.95zm-129.828-3.077l39.046-51.33c12.434-10.477 29.51-17.675 46.92-17.375c-15.264 16.008-20.158 25.557-23.475 39.046c-8 19.775-17.74 29.69-30.366 23.296c-10.712 10.322-21.412 14.87-32.125 6.364z"/>`,"card-draw":`<path fill="currentColor" d="m209.955 488.202l-121.242-46.62c-11.308-4.34-11.643-12.087-.79-17.288L204.8 469.236c15.024 5.777 37.23 4.92 51.774-1.96l161.522-76.6c10.014 4.436 9.864 11.818-.67 16.798L250.43 486.668c-10.983 5.195-29.128 5.902-40.477 1.534zm0-32.37L88.713 409.21c-9.623-3.69-11.303-9.85-4.903-14.81l120.99 46.517c15.024 5.776 37.23 4.92 51.774-1.96l165.393-78.433c5.855 4.417 4.38 10.36-4.542 14.58l-166.993 79.193c-10.983 5.196-29.128 5.903-40.477 1.534zm0-28.314L88.713 380.892c-9.624-3.69-11.302-9.85-4.902-14.813l120.99 46.523c15.024 5.77 37.23 4.914 51.774-1.96l165.393-78.438c5.855 4.416 4.38 10.36-4.542 14.58l-166.993 79.2c-10.983 5.194-29.128 5.895-40.477 1.533zm0-28.32L88.713 352.572c-9.624-3.69-11.302-9.85-4.902-14.812l120.99 46.524c15.024 5.776 37.23 4.92 51.774-1.96l165.393-78.44c5.855 4.424 4.38 10.368-4.542 14.586l-166.993 79.194c-10.983 5.196-29.128 5.897-40.477 1.534zm0-28.32L88.713 324.26c-11.35-4.355-11.643-12.15-.66-17.353l87.236-41.376l34.826 18.323c15.365 8.09 37.937 7.06 52.5-2.39l65.74-42.672l88.404 34.007c11.344 4.357 11.65 12.16.665 17.354l-166.993 79.195c-10.983 5.195-29.128 5.902-40.477 1.534zm6.85-99.73L93.44 206.22c-10.767-5.67-11.217-15.647-1.018-22.268l105.11-68.228h25.845l.015 64.962h58.664v-64.962H332.2l-27.487-41.39l118.91 62.584c10.763 5.67 11.212 15.646 1.013 22.268L254.803 269.418c-10.2 6.62-27.23 7.4-37.997 1.73zm21.637-105.523V100.67h-34.845l49.13-79.74l49.12 79.74H267v64.955z"/>`,"checked-shield":`<path fill="currentColor" d="M48.906 19.656v10.782c0 103.173 10.53 206.07 41.313 289.53c30.78 83.463 82.763 148.094 164.53 170.563l2.188.626l2.25-.5c89.686-19.12 142.322-84.028 171.187-168.344S465.78 133.657 465.78 30.438v-10.78l-10.655 1.53C323.26 39.954 191.452 40 59.595 21.188l-10.69-1.53zM67.75 41.03c63.242 8.536 126.495 12.792 189.75 12.782v184.532h174.78c-4.905 27.572-11.31 53.747-19.592 77.937c-27.348 79.884-73.757 137.33-155.157 155.564c-.008-.003-.02.003-.03 0v-233.5H86.53c-12.87-60.99-18.277-128.81-18.78-197.313z"/>`,cog:`<path fill="currentColor" d="M234.875 18.78c-26.087 2.367-51.557 8.56-74.875 18.782c15.37 32.763 14.222 66.706-6.72 82.407c-20.835 15.617-54.055 7.965-81.124-15.69c-16.246 19.452-29.336 41.36-38.875 65.626c33.83 12.333 56.635 37.665 52.94 63.5c-3.698 25.835-32.697 43.74-68.626 46.094c2.338 25.796 8.91 50.778 18.937 73.875c17.81-8.182 35.793-11.09 51.095-8.938c13.032 1.87 23.927 7.015 31.156 16.657c15.817 21.097 7.603 54.713-16.78 81.97c19.516 16.35 42.216 29.444 66.594 39.03c12.33-33.828 37.655-56.634 63.5-52.938c25.844 3.697 43.74 32.696 46.094 68.625c26.087-2.365 51.557-8.555 74.875-18.78c-15.766-32.997-14.26-67.588 6.843-83.406c9.64-7.23 22.568-9.022 35.594-7.125c15.112 2.16 31.19 10.25 45.563 22.78c16.088-19.345 29.4-41.51 38.875-65.594c-33.83-12.332-56.635-37.653-52.938-63.5c3.697-25.846 32.665-43.772 68.594-46.125c-2.36-25.944-8.774-50.663-18.906-73.874c-32.612 15.117-66.66 13.145-82.282-7.687c-15.696-20.944-7.252-53.86 16.688-81c-19.52-16.352-42.248-29.447-66.625-39.032c-12.332 33.828-37.657 56.66-63.5 52.968c-25.846-3.693-43.744-32.696-46.095-68.625zm21.656 95.126c79.626 0 144.376 64.752 144.376 144.375c0 79.626-64.75 144.376-144.375 144.376c-79.624 0-144.374-64.75-144.374-144.375c0-79.624 64.75-144.374 144.375-144.374zm0 18.688c-69.524 0-125.686 56.162-125.686 125.687s56.162 125.69 125.687 125.69s125.69-56.164 125.69-125.69c0-69.522-56.164-125.686-125.69-125.686zm.033 15.125c61.094 0 110.625 49.53 110.625 110.624c0 61.095-49.53 110.625-110.625 110.625s-110.625-49.53-110.625-110.626c0-61.095 49.53-110.625 110.625-110.625z"/>`,"colombian-statue":`<path fill="currentColor" d="M256 25c-62.125 0-111.195 19.114-145.31 57.02C77.922 118.427 58.765 173.19 57.286 247h53.91c.117-9.742.472-20.34 1.42-31.37c-.22-.238-.444-.467-.66-.714c-7.73-8.838-10.903-21.857-8.908-39.705c.84-10.634 6.332-19.899 14.892-23.652c3.153-1.383 6.422-2.13 9.801-2.399a154 154 0 0 1 4.21-9.185a127 127 0 0 1 3.048-5.707V103h25.105C181.958 83.704 213.081 71 256 71s74.042 12.704 95.895 32H377v31.268a127 127 0 0 1 3.049 5.707a154 154 0 0 1 4.209 9.185c3.379.27 6.648 1.016 9.8 2.399c8.56 3.753 14.054 13.018 14.893 23.652c1.995 17.848-1.178 30.867-8.908 39.705c-.216.247-.44.476-.66.715c.948 11.029 1.303 21.627 1.42 31.369h53.91c-1.479-73.81-20.636-128.573-53.402-164.98C367.195 44.114 318.125 25 256 25m-103 96v14h206v-14zm0 32v62h14v-24.896c-.358-1.28-.005-2.142 0-2.633V153zm32 0v7.38c3.425-3 7.44-5.664 12.074-7.38zm32.871 0c1.893.826 3.627 1.888 5.113 3.174c3.838 3.321 5.9 7.543 7.13 11.437c1.34 4.25 1.884 8.396 2.2 11.944l.223-.33l5.027-7.463l14.928 10.056l-5.03 7.463l-11.232 16.672C241.815 209.145 248.817 211 256 211s14.185-1.855 19.77-5.047l-11.233-16.672l-5.03-7.463l14.929-10.056l5.027 7.463l.223.33c.316-3.548.86-7.693 2.2-11.944c1.23-3.894 3.292-8.116 7.13-11.437c1.486-1.286 3.22-2.348 5.113-3.174H217.87zm97.055 0c4.634 1.716 8.649 4.38 12.074 7.38V153zM345 153v34.47c.005.492.358 1.353 0 2.634V215h14v-62zm-213.695 14.203c-2.818-.048-4.907.299-6.137.838c-2.46 1.078-3.699 2.077-4.195 8.639l-.012.17l-.02.17c-1.738 15.228.614 21.534 4.563 26.048c2.108 2.41 5.409 4.558 9.496 6.727v-42.287c-1.307-.15-2.601-.286-3.695-.305m249.39 0c-1.094.019-2.388.156-3.695.305v42.287c4.087-2.17 7.388-4.316 9.496-6.727c3.949-4.514 6.3-10.82 4.563-26.048l-.02-.17l-.012-.17c-.496-6.562-1.736-7.56-4.195-8.639c-1.23-.54-3.319-.886-6.137-.838m-172.658 1.795c-5.602.023-11.098 4.21-15.598 9.629l21.48.223c-.247-2.165-.49-4.3-.97-5.823c-.596-1.89-1.28-2.844-1.742-3.244s-.86-.794-3.17-.785m95.926 0c-2.31-.01-2.708.385-3.17.785s-1.146 1.354-1.742 3.244c-.48 1.522-.723 3.658-.97 5.823l21.48-.223c-4.5-5.42-9.996-9.606-15.598-9.629M185 196.548V233h-30l42.4 31.8c34.664 25.998 86.703 22.873 117.2 0L357 233h-30v-36.451l-35.617.369l8.222 12.203l-5.242 5.242C284.243 224.484 270 229 256 229s-28.242-4.516-38.363-14.637l-5.242-5.242l8.222-12.205l-35.617-.367zm7 40.454h128v17.996H192zm-57.977 2.766l-12.949 64.752l5.873 70.482h120.055v-35.275l-8.78-8.778l-28.097 14.049h-43.123v-60.725l11.297-11.298zm243.954 0L333.7 272.975l11.297 11.298v60.725h-43.123l-28.098-14.049l-8.779 8.778v35.275h120.055l5.873-70.482l-12.95-64.752zm-59.05 43.884c-35.576 22.626-86.937 25.006-125.874.022l-8.055 8.053v35.275h20.877l35.902-17.951L256 323.275l14.223-14.224l35.902 17.951h20.877v-35.275zm-190.48 109.346l7.834 94.004h78.72v-52.275l-27.817-41.729zm80.367 0l20.002 30.004h54.368l20.002-30.004zm116.002 0l-27.818 41.729v52.275h78.72l7.835-94.004zm-91.818 48v46.004h46.004v-46.004z"/>`,crab:`<path fill="currentColor" d="M269.03 60.03C168.74 59.907 68.5 103.35 19.564 202.563c58.543-9.985 113.65 6.082 165.75 34c70.184-39.588 144.73-44.868 214.5-18.875c10.514-41.038 42.6-63.99 89.468-74.5c-54.013-53.032-137.15-83.052-220.25-83.156zm72.126 163.407c-11.402 0-20.594 9.247-20.594 21.094c0 11.85 9.193 21.096 20.594 21.096c11.4 0 20.594-9.246 20.594-21.094c0-11.846-9.192-21.093-20.594-21.093zm-82.812 4.188c-11.402 0-20.594 9.246-20.594 21.094c0 11.845 9.193 21.092 20.594 21.092c11.4 0 20.594-9.247 20.594-21.094c0-11.85-9.192-21.095-20.594-21.095zm201.47 4.188c-4.164.11-8.78 1.334-13.94 3.812c-11.792 5.665-25.755 18.744-38.624 40.813L404 282l-6.344-1.063c-27.112-4.514-46.836-.19-64.062 11.813c-13.355 9.305-25.297 23.88-36.594 43.375c21.91-4.96 44.527-8.67 68.5-8.313l1.625.032c7.183-5.527 14.684-12.313 22.75-20.813c-5.452 13.003-10.846 26.15-17.938 37.91c-.017.032-.044.06-.062.092c-10.86 19.943-33.42 36.072-55.594 49.72c30.027 21.8 61.94 26.562 90 18.906c31.256-8.527 57.875-32.584 70.565-67.656c10.892-30.1 14.177-55.068 12.562-73.625c-1.614-18.557-8.06-30.293-15.47-35.875c-3.703-2.79-7.76-4.426-12.373-4.656a22 22 0 0 0-1.75-.03zM52.31 268.406c-16.702.463-26.298 6.886-31.28 17.25c-5.316 11.055-5.09 28.77 4.812 50.906c9.902 22.137 29.235 48.22 59.843 74.938c35.545 31.025 79.76 41.25 119.563 31.28c36.588-9.163 69.667-35.298 89.125-79.905c-20.686-.45-39.67-1.264-56.656-6.28c-.13-.03-.25-.065-.376-.095c-30.142-7.197-48.195-22.108-71.22-44.906c17.366 9.184 32.465 14.25 46 16.594l.127-.063c25.762-15.026 38.305-20.79 59.5-27.156c-48.484-31.7-90.278-26.67-129.22-3.284l-2.218 1.344h-5.344l-2.314-1.467c-31.643-20.31-58.067-28.794-76.906-29.157a76 76 0 0 0-3.438 0z"/>`,"crossed-swords":`<path fill="currentColor" d="M19.75 14.438c59.538 112.29 142.51 202.35 232.28 292.718l3.626 3.75l.063-.062c21.827 21.93 44.04 43.923 66.405 66.25c-18.856 14.813-38.974 28.2-59.938 40.312l28.532 28.53l68.717-68.717c42.337 27.636 76.286 63.646 104.094 105.81l28.064-28.06c-42.47-27.493-79.74-60.206-106.03-103.876l68.936-68.938l-28.53-28.53c-11.115 21.853-24.413 42.015-39.47 60.593c-43.852-43.8-86.462-85.842-130.125-125.47c-.224-.203-.432-.422-.656-.625C183.624 122.75 108.515 63.91 19.75 14.437zm471.875 0c-83.038 46.28-154.122 100.78-221.97 161.156l22.814 21.562l56.81-56.812l13.22 13.187l-56.438 56.44l24.594 23.186c61.802-66.92 117.6-136.92 160.97-218.72zm-329.53 125.906l200.56 200.53a403 403 0 0 1-13.405 13.032L148.875 153.53zm-76.69 113.28l-28.5 28.532l68.907 68.906c-26.29 43.673-63.53 76.414-106 103.907l28.063 28.06c27.807-42.164 61.758-78.174 104.094-105.81l68.718 68.717l28.53-28.53c-20.962-12.113-41.08-25.5-59.937-40.313c17.865-17.83 35.61-35.433 53.157-52.97l-24.843-25.655l-55.47 55.467c-4.565-4.238-9.014-8.62-13.374-13.062l55.844-55.844l-24.53-25.374c-18.28 17.856-36.602 36.06-55.158 54.594c-15.068-18.587-28.38-38.758-39.5-60.625z"/>`,crown:`<path fill="currentColor" d="m408.256 119.46l-37.7 52.165l19.57 44.426l34.8-37.214l-16.67-59.375zm86.074 12.513L384.44 249.498L334.01 135.02l-75.162 132.947l-86.948-131.78l-33.334 114.122L17.922 132.83l39.3 127.6c1.945-.348 3.94-.54 5.98-.54c18.812 0 34.26 15.452 34.26 34.262c0 13.823-8.346 25.822-20.235 31.22l5.337 17.33c12.425 25.466 71.863 45.152 176.582 47.206c110.805 2.174 178.12-17.54 189.854-47.207h-.002l4.357-20.26c-16.836-2.114-30.02-16.612-30.02-33.986c0-18.81 15.45-34.262 34.263-34.262c3.513 0 6.91.54 10.11 1.54l26.622-123.762zm-391.77 2.04l1.22 56.337l25.56 24.89l9.592-32.842l-36.37-48.386zm150.585 2.91l-24.483 51.36l28.955 43.885l24.922-44.08l-29.395-51.166zm204.453 135.962c-8.712 0-15.575 6.862-15.575 15.572s6.863 15.574 15.575 15.574s15.572-6.863 15.572-15.573s-6.86-15.572-15.572-15.572zM63.2 278.58c-8.71 0-15.573 6.864-15.573 15.574s6.862 15.573 15.574 15.573s15.573-6.862 15.573-15.573s-6.86-15.574-15.572-15.574zm130.33 17.842c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.26-34.262zm131.234 0c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.262-34.262m-131.235 18.69c-8.713 0-15.573 6.86-15.573 15.572c0 8.71 6.86 15.574 15.572 15.574c8.71 0 15.572-6.864 15.572-15.574s-6.86-15.573-15.573-15.573zm131.234 0c-8.712 0-15.573 6.86-15.573 15.572c0 8.71 6.862 15.574 15.574 15.574s15.574-6.864 15.574-15.574s-6.862-15.573-15.574-15.573z"/>`,cyclops:`<path fill="currentColor" d="M257.943 19.56c-48.746 0-93.137 25.71-125.85 68.436C101.82 127.54 81.96 181.56 79.167 241.744c4.252-7.944 11.468-13.637 21.397-13.637c-14.08 20.83-16.54 41.658 0 62.487c-9.812 0-16.714-4.63-20.91-11.365c4.14 56.884 23.546 107.807 52.44 145.547c32.713 42.728 77.104 68.44 125.85 68.44c48.747 0 93.137-25.712 125.85-68.44c28.806-37.625 48.187-88.35 52.406-145.027c-4.225 6.453-11.028 10.844-20.587 10.844c16.54-20.83 14.08-41.658 0-62.487c9.685 0 16.79 5.416 21.078 13.055c-2.892-59.95-22.72-113.75-52.897-153.166C351.08 45.27 306.69 19.56 257.943 19.56m.057 80.944c69.594 0 128.227 46.16 149.412 109.76C317.6 99.23 196.635 100.256 107.318 213.05C127.71 148.043 187.42 100.503 258 100.503zm3.053 49.658c53.01 0 104.59 36.343 142.87 105.04c.65 1.066.575.917.768 1.198l1.624 1.473v6.533l-2.177 3.983l-.016.026c-38.297 68.92-89.963 105.374-143.06 105.373c-53.096-.002-104.763-36.455-143.064-105.37l.295.494c-.437-.685-.244-.513-.444-.955l-4.475-3.972l4.605-8.418l.013-.03c38.3-68.92 89.968-105.377 143.065-105.378zm0 18.69c-43.918 0-89.205 29.812-125.182 93.123c16.145 28.407 34.167 50.05 53.095 65.302c-9.445-13.807-14.977-30.503-14.977-48.494c0-47.502 38.51-86.01 86.012-86.01a85.9 85.9 0 0 1 28.555 4.86c-19.658 2.195-34.944 18.86-34.944 39.103c0 .963.05 1.914.117 2.86c-25.64 4.19-45.354 26.554-45.354 53.336c0 29.742 24.312 54.054 54.055 54.054s54.054-24.312 54.054-54.054a53.6 53.6 0 0 0-4.578-21.688c12.173-6.693 20.424-19.635 20.424-34.508a40 40 0 0 0-.326-4.978a85.6 85.6 0 0 1 14.008 47.025c0 19.657-6.607 37.763-17.703 52.248c20.696-15.367 40.42-38.227 57.935-69.05c-35.977-63.316-81.27-93.13-125.19-93.128zm1.375 88.718c19.642 0 35.365 15.72 35.365 35.362a35.225 35.225 0 0 1-35.365 35.365a35.225 35.225 0 0 1-35.365-35.365c0-19.642 15.722-35.362 35.365-35.362m-155.742 52.426c89.507 113.245 211.43 113.973 301.36 2.23C387.327 376.658 328.18 423.097 258 423.097c-71.007 0-131.28-47.486-151.314-113.102z"/>`,deer:`<path fill="currentColor" d="m139.3 20.25l-16.1 4.5c9.4 33.5 22.3 51.1 37 60.3c14.9 9.4 32.1 10.2 50.9 8.5c25-2.3 53.2-9.6 82 1.1c7.8 3.5 16 7.95 24.7 13.85c4.6-1.4 8.6-3.2 12.6-4.5c0 0 3.2-10.25-2-23.35c-4.5-11.5-15.7-26-44-36.2l-5.6 15.6c17.4 6.4 26.8 14.3 31.6 21.8c.7 1.1 1.2 2.1 1.7 3.1c-3.8-2-7.7-3.8-11.5-5.2c-28.1-13-50.6-13.8-68.6-15.8c-9.6-1-17.7-2.2-24.4-7c-6.7-4.9-11.7-13.4-16-28.2l-16 4.7c5.7 19.6 13.3 30.4 22.2 36.9c4 2.9 8.3 5 12.9 6.5c-15.8.85-30.7.67-41.7-5.9c-12.2-7.7-21.9-22.9-29.7-50.7m89.5 3.6c-.9 11.2 1.1 20.3 4.4 27.7c7.7.96 14.4 1.1 21.4 2.3c-5.4-6-10.2-15.2-9.2-28.8zm120.3 13.5l-10.9 12.5c8.2 7.2 10.5 15.8 10.5 23.1c-4.4-3.92-8.4-6.53-13.1-8.9c7.2 8.42 8.2 23.36 8.7 31.4l15.5 1.7s17.6-35.2-10.7-59.8m-80.7 69.35c-17.5 2-26.8-2.6-32.4 13.8c0 0 18.8 27.9 68.9 27.2c-2.8 11.4-1.5 19.8-1.5 29.9c0 33.6-27 62.9-86.5 62.9c-30.2 0-66.9 5.4-94.9 20.5c-19.9 10.7-35.47 26.2-42.36 47.7l7.81 10.9l14.95.2v61.7l-18.24 28.3l5.24 82h17.3l1.5-66c8.6-5 28.3-18 45.1-38c22.8-26.9 40.3-66 19.7-114.4l15.4-6.5c16.9 39.7 11 74.1-3.8 101.8c28.3-.9 52.6-2.7 73.2-6.1l-4.7-56.3l16.6-1.4l15.8 186.9h17.2l2.9-121.7c13.7-5.8 44.9-27.1 59.5-101.1c1.8-9 2.8-16.6 3.3-23.1c2.3-16.5 3.6-35.1 4-56.3l-24.5-7.7h75.3l7.3-16.5c-7.1.3-15.6-3.4-15.6-3.4l1.7-8h15.8l-85.5-44.3c-9.5 3.6-19.5 8.3-26.5 14c-5.6-4-25-16.5-52-17m95.5 226.6c-9.7 18.1-20.1 31.6-29.1 41.2l47.1 20.8l-20.9 47.5l15 7l33.4-64.8l-44.3-37.4c-.4-2.3-.9-6.8-1.2-14.3m-153.8 50.8c-11.3.7-23.3 1.2-36.1 1.4c-8.7 11.5-18.7 22.6-29.1 31.2l8.7 75h17.1v-65c7.3-6 24.9-21.3 39.4-42.6"/>`,"dragon-head":`<path fill="currentColor" d="M200.947 18.686c-6.98.087-14.64.774-22.85 1.9c27.57 20.468 51.098 45.25 67.594 70.527c1.66 0 3.312.012 4.958.047c18.066.39 35.487 2.906 53.217 7.2c-15.695-28.457-29.935-50.19-47.45-63.22c-13.817-10.278-30.063-16.168-52.52-16.454q-1.45-.02-2.948 0zm-91.66 22.96q-1.094-.002-2.195.022c-14.045.31-29.36 3.92-46.86 11.13c56.18 18.807 106.985 50.468 133.907 83.585c18.377-5.13 29.44-14.72 36.454-28.817C195.84 78.18 168.118 56.19 140.65 46.96c-10.168-3.418-20.433-5.306-31.363-5.315zm-.203 52.786c-39.42 6.758-74.73 31.854-87.822 74.19v322.345h212.73C100.352 442.58 61.19 206.49 187.115 230.104c5.838-14.164 9.92-28.027 11.018-41.465l18.627 1.522c-1.684 20.592-8.828 40.49-18.033 59.943c-.732 2.035-1.472 4.12-2.186 6.063c32.842 85.24 113.77 160.69 169.495 168.197c.915.033 1.905-.002 2.953-.09c17.016 1.035 35.86-4.222 52.21-22.304l7.984-8.83l-10.473-5.658c-6.507-3.515-14.29-7.094-18.167-10.925c-1.938-1.916-2.793-3.47-3.074-5.194c-.282-1.725-.13-4.227 2.23-8.578l10.673-19.656l-21.484 6.222c-6.304 1.825-17.305-3.032-23.224-10.71c-2.96-3.84-4.408-7.907-4.387-10.843c.02-2.938.72-5.125 4.747-8.05l19.453-14.125l-23.884-2.72c-9.974-1.137-16.37-6.658-19.17-12.294c-2.802-5.634-2.312-10.084 1.375-13.31l12.204-10.677l-15.358-5.205c-6.717-2.276-10.296-7.555-10.357-10.633c-.028-1.373.238-2.666 1.843-4.476c10.93-2.39 21.258-.45 28.088 6.374c6.154 6.146 8.35 15.128 6.977 24.832c8.55-2.254 16.985-1.616 24.112 2.494c9.34 5.387 14.647 15.692 15.67 27.965c15.212-10.132 32.152-12.725 45.262-5.164c15.467 8.92 21.36 29.513 16.805 51.75c23.992-33.355 34.588-75.717 5.617-120.43c-46.726-4.442-81.693-30.676-93.293-67.64c-5.026-16.016-21.284-28.67-42-37.904l-.08.217c-29.74-10.823-55.575-17.35-82.604-18.733l.08.155c-2.294-.093-4.56-.16-6.762-.172c-9.537 22.874-28.662 39.9-57.436 46.054l-5.906 1.262l-3.576-4.864c-14.216-19.33-41.23-40.452-74.002-58.074zm156.215 65.26c27.927-.073 44.874 11.617 42.09 44.45c-35.844 3.39-51.933-16.683-63.074-42.632c7.507-1.155 14.538-1.8 20.983-1.817zm48.407 66.363c3.708.07 7.14.994 10.014 2.812a35 35 0 0 0-4.16 3.543c-5.246 5.24-8.087 12.122-7.956 18.742c.183 9.322 5.27 17.184 12.68 22.56c-3.14 8.103-2.452 17.455 1.407 25.22c3.813 7.668 10.54 14.273 19.302 18.398c-1.445 3.366-2.375 6.862-2.4 10.33c-.062 8.407 3.38 16.042 8.273 22.39c6.792 8.81 16.862 15.936 28.026 17.91c-.183 2.18-.204 4.333.133 6.407c1.05 6.444 4.515 11.66 8.38 15.48c3.41 3.37 7.19 5.892 10.798 7.993c-6.345 4.792-12.414 7.056-18.618 7.79c-6.515-7.937-9.71-19.084-9.41-31.454c-11.767 6.177-24.21 7.156-34.12 1.44c-14.668-8.46-19.393-29.036-13.187-50.33c-11.336 2.77-22.13.92-29.187-6.132c-8.875-8.865-9.535-23.626-3.094-37.95c-3.676-.615-6.963-2.166-9.525-4.725c-8.808-8.798-5.773-26.09 6.776-38.626c7.843-7.835 17.546-11.957 25.87-11.8z"/>`,drakkar:`<path fill="currentColor" d="m248.672 23.266l-64 32l61.566 15.39V87h19.524V23.266zM146.334 105c13.692 21.145 20.243 47.388 20.164 73.742c-.08 26.744-6.98 53.69-20.805 75.793h234.23c16.93-18.827 26.41-46.276 26.677-74.15c.267-27.947-8.674-55.727-26.647-75.385zM416 155.244L441 231h62v-14h-39v-18h39v-1.438l-32-16v-15.076zm-371.492 6.61c-6.67.12-13.668 2.495-18.922 7.833c-9.12 9.27-9.382 21.518-7.256 29.637s6.344 13.905 6.344 13.905l14.652-10.46s-2.4-3.49-3.584-8.006c-1.183-4.518-1.444-8.27 2.672-12.452c1.932-1.962 4.236-2.685 7.53-2.43c3.293.257 7.228 1.863 10.148 4.263s4.68 5.353 5.068 8.025c.388 2.67-.034 5.552-3.86 9.822l-.06.065l-.054.064c-19.097 22.143-25.463 40.51-25.323 78.704s.465 69.313 40.77 97.133l-56.87 48.746l11.714 13.666l61.35-52.585c2.307 1.25 4.674 2.5 7.173 3.75c7.86.786 15.04 1.502 22.164 2.21l-38.45 32.958l11.714 13.666l51.55-44.186c11.823 1.147 22.805 2.183 32.77 3.06l-32.035 27.46l11.715 13.665l45.582-39.07c12.314.895 23.462 1.514 34.158 1.87L207.713 426.7l11.715 13.666l43.027-36.882c12.13-.13 24.454-.622 38.07-1.482l-28.812 24.697l11.715 13.666l47.427-40.653c12.838-1.1 27.384-2.48 43.473-4.053l-37.316 30.943l11.49 13.858l57.848-47.967c3.278-.327 6.228-.62 9.65-.963c50.065-50.065 60.964-100.13 63.338-142.535H441.68c-13.08 22.76-22.973 42.718-48.78 57.828c3.594 6.09 5.67 13.167 5.67 20.707c0 22.537-18.463 41-41 41c-12.906 0-24.468-6.062-32-15.47c-7.53 9.408-19.094 15.47-32 15.47s-24.468-6.062-32-15.47c-7.53 9.408-19.094 15.47-32 15.47c-14.623 0-27.523-7.777-34.785-19.392c-7.262 11.615-20.162 19.392-34.785 19.392c-22.537 0-41-18.463-41-41c0-.17.012-.338.014-.508c-29.774-3.39-49.577-21.213-64.58-42.46c-5.57-7.888-4.7-17.596-4.704-25.907c-.005-11.62 3.798-24.738 21.084-44.78l-.113.128c6.645-7.412 9.443-16.39 8.275-24.428c-1.17-8.04-5.742-14.646-11.455-19.342c-5.714-4.695-12.713-7.72-20.18-8.3a29 29 0 0 0-2.832-.084zm201.73 110.68v17.59a41.4 41.4 0 0 1 15.332 11.88a42 42 0 0 1 4.192-4.49v-24.98zm-86.238 32c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m69.57 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m64 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23m64 0c-12.81 0-23 10.192-23 23c0 12.81 10.19 23 23 23s23-10.19 23-23c0-12.808-10.19-23-23-23"/>`,eyeball:`<path fill="currentColor" d="M256.242 19.143q-1.95.011-3.896.054c-8.782.195-17.528.884-26.198 2.053l13.957 18.725L276.9 68.008l-48.474-11.682l-22.586-31.424a235.5 235.5 0 0 0-68.522 27.258l4.67 19.35l58.403 10.51l-2.335 50.812l-17.522-35.623l-53.728-9.347l-6.063-24.886a233.3 233.3 0 0 0-41.679 38.227l13.866 45.06l54.898 8.176l-68.33 13.433l-14.633-48.287a239 239 0 0 0-10.844 17.068c-12.047 20.868-20.527 42.807-25.64 65.114l49.368 23.92l49.06-.58l-49.06 21.607l-18.105-8.81v25.747h30.37l-49.058 18.69v-53.526l-16.13-7.847c-5.85 41.047-.63 82.657 14.546 120.55l21.44-23.553l12.37 11.498l34.103-12.99l-21.453 24.75l16.443 15.285l-40.296-12.264l-14.17 15.908a233.7 233.7 0 0 0 35.44 51.586l40.896-.158l-28.047 13.262a236 236 0 0 0 43.89 32.63c112.427 64.91 255.91 26.462 320.82-85.964c64.91-112.427 26.464-255.91-85.962-320.82c-21.172-12.224-43.447-20.773-66.09-25.862l9.207 25.723l-29.07-29.292a234 234 0 0 0-32.648-2.115zm81.076 126.125c21.167.245 42.198 5.62 61.43 16.72c65.644 37.893 83.97 127.31 42.557 199.026c-41.41 71.71-128.022 100.554-193.666 62.662s-83.97-127.31-42.558-199.026c28.47-49.303 78.305-78.34 128.002-79.363a130 130 0 0 1 4.234-.02zm-.59 18.67a111 111 0 0 0-3.654.023c-18.408.41-36.93 5.29-54.09 14.185l34.21 53.44a87.7 87.7 0 0 0-15.227 10.874l-34.947-54.59c-16.317 11.548-30.75 27.068-41.754 46.126a154 154 0 0 0-2.27 4.092l62.068 24.504a91.4 91.4 0 0 0-8.17 16.867l-61.72-24.366c-10.588 27.475-12.18 56.18-5.824 81.922l62.4-21.23c.464 6.36 1.638 12.59 3.516 18.544l-60.073 20.44c9.103 21.78 24.502 40.32 45.436 52.51l30.73-45a69.4 69.4 0 0 0 14.5 11.904l-28.08 41.12c20.49 7.43 42.64 8.273 64.046 3.23l.31-33.95c6.27.064 12.55-.674 18.71-2.166l-.276 30.12c12.81-5.225 25.06-12.622 36.186-22.013l-11.71-18.29a88 88 0 0 0 14.808-11.53l10.613 16.578a149 149 0 0 0 18.654-25.615c1.91-3.307 3.67-6.652 5.294-10.023l-16.094-6.354c2.808-5.71 4.987-11.582 6.504-17.522l16.633 6.566c5.45-16.308 7.792-32.934 7.25-49.018l-22.186 7.55a79 79 0 0 0-5.09-18.01l25.246-8.588c-3.6-19.748-11.75-38.048-24.008-53.122l-22.637 33.147a70 70 0 0 0-8.602-5.852a71 71 0 0 0-7.487-3.725l25.425-37.23a105.56 105.56 0 0 0-46.547-23.094l-.502 54.96c-2.52-.213-5.05-.3-7.58-.248c-3.716.073-7.43.437-11.115 1.06l.532-58.135q-1.71-.07-3.423-.09zm15.786 75.83c3.027.026 6.037.308 9.006.84c-7.354 7.116-12.168 18.937-12.168 32.326c0 21.752 12.7 39.384 28.367 39.384c12.172 0 22.55-10.647 26.577-25.597c2.1 14.36-.655 30.18-9.07 44.72c-18.287 31.595-55.212 43.19-82.24 27.623c-27.03-15.567-35.414-53.21-17.128-84.805c12.57-21.722 33.953-33.99 54.872-34.477a56 56 0 0 1 1.782-.012z"/>`,"fast-forward-button":`<path fill="currentColor" d="M44.62 106a26 26 0 0 0-25.69 29.3c16 124 16 117.4 0 241.4A26 26 0 0 0 54.72 404l138.68-57.7c-1.2 9.5-2.4 18.9-3.9 30.4c-2.5 19.8 17.3 35 35.8 27.3l252-124c9.7-4 16-13.5 16-24s-6.3-20-16-24l-252-124c-3.2-1.3-6.6-2-10.1-2c-15.6.1-27.7 13.8-25.7 29.3c1.5 11.5 2.7 20.9 3.9 30.4L54.72 108a26 26 0 0 0-10.1-2"/>`,feather:`<path fill="currentColor" d="M470.7 20L368.2 49.81l41.5-28.09c-26.2 5.92-59.3 17.5-100.9 36.19l-67.9 70.79L265 79.25c-23.3 12.96-48 29.95-71.8 49.85l-15.8 64.3l-3.4-47.6c-23.5 21.6-45.6 45.6-63.9 70.9c-19.23 26.5-34.26 54.5-41.79 82.4l-28.12-18.8c2.52 23.7 10.31 44.3 23.09 63.2l-33.62-10.3c7.64 23.5 20.13 38.7 41.25 51c-11.83 33.3-17.38 68.1-23.34 102.8l18.4 3.1C87.31 277.4 237.9 141.8 374 81.72l6.9 17.38c-121.7 54.5-216.3 146.5-265.8 279.1c18.1.1 35.8-2.1 52.2-6.3l4.9-60.9l13.1 55.5c10.9-4 20.9-8.8 29.8-14.4l-20.7-43.5l32.8 34.8c8-6.4 14.6-13.6 19.6-21.5c30.4-47.5 62.2-94.7 124.8-134.2l-45.7-16.2l70.1 2.1c11.4-5.8 23.4-12.9 32.5-19.6l-49.7-4l74.7-17.6c5.8-5.8 11.2-11.9 16.1-18c17.3-21.94 29-44.78 26.2-65.55c-1.3-10.39-7.5-20.16-17.6-25.63c-2.5-1.3-5.2-2.45-7.5-3.22"/>`,"finish-line":`<path fill="currentColor" d="M23 24v464h18V386.9c152.3 29.4 277.6 29.4 430 0V488h18V24h-18v16h-23v32h23v32h-23v32h23v232.6c-153.3 29.9-276.7 29.9-430 0V104h23V72H41V24zm41 48h32V40H64zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm32 0h32V40h-32zm32 0v32h32V72zm0 32h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0h-32v32h32zm-64 0H64v32h32z"/>`,"fire-silhouette":`<path fill="currentColor" d="M272.95 16.707c-151.29 47.714 57.322 110.88-26.536 131.344C190.7 161.648 137.3 96.283 192.947 45.313c-90.766 32.524-66.292 89.67-12.396 113.25c34.31 15.01 31.884 61.38 8.643 64.637c46.37-54.285-116.637-44.737-86.03-147.47c-126.44 158.063 132.535 163.37 51.6 273.194c16.4-51.26-51.074-33.42-65.52-77.88c-48.557 115.975 86.87 96.047 107.81 222.95h36.394l-7.375-108.703H196.93c0-49.724 3.178-108.336 45.2-116.245c-7.75-9.352-12.786-24.51-12.786-39.207c0-26.536 15.774-48.523 35.98-51.15h.002c1.348-.17 2.78 0 4.164 0c22.13 0 40.145 22.846 40.145 51.15c0 14.334-4.772 29.304-12.192 38.613c45.905 7.12 44.903 66.976 44.903 116.84H314.69l-6.524 108.704h36.752c14.29-138.24 137.056-121.245 77.576-235.742c9.728 46.034-32.646 93.67-53.514 52.13c-19.04-37.903 125.515-105.092 70.21-215.175c4.588 81.484-114.155 120.303-118.663 65.824c52.768 23.022 73.61-45.905 30.02-71.985c-40.69-24.346-116.444-36.76-77.596-72.338zm69.488 20.635c44.895 15.685 63.888 78.675 48.73 110.674c18.238-3.568 70.807-106.98-48.73-110.674"/>`,fist:`<path fill="currentColor" d="m329.8 235.69l62.83-82.71l42.86 32.56l-62.83 82.75zm-12.86-9.53l66.81-88l-45-34.15l-66.81 88zm-27.48-97.78l-19.3 39.57l57-75l-42.51-32.3l-36.24 47.71zm-20.74-73.24l-46.64-35.43l-42 55.31l53.67 26.17zm107 235.52l-139-102.71l-9.92.91l4.56 2l62.16 138.43l-16.52 2.25l-57.68-128.5l-40-17.7l-4-30.84l39.41 19.42l36.36-3.33l17-34.83l-110.9-54.09l-80.68 112.51L177.6 346.67l-22.7 145.62H341V372.62l35.29-48.93L387 275.77z"/>`,flame:`<path fill="currentColor" d="M245.05 15.514c34.29 48.815-23.535 320.54-90.302 136.72C106.796 325.11 38.956 332.518 38.876 252.55c-71.6 79.31 43.824 220.767 87.376 243.935h52.127c-45.92-40.016-76.784-78-82.176-135.968c47.312 9.423 71.855 20.96 81.263-62.048c60.736 86.59 100.944-49.376 137.184-107.12c-1.647 40.32-3.343 93.456 22.848 129.888c8.736 12.143 33.232 16.11 54.736 15.807c-9.92 16.08-44.848 69.376-17.008 89.2s33.072-.384 25.856 16.176c-13.264 20.88-22.992 39.375-59.072 54.063h56.064c59.44-18.72 111.807-91.663 94.607-135.535c-22.015 18.657-43.774 30.897-61.294 29.537c49.12-72.08 37.84-145.903 14.752-221.342c-20.224 72.383-33.488 82.495-54.576 99.52c29.104-68.657-85.44-214.448-146.51-253.15z"/>`,"flying-flag":`<path fill="currentColor" d="M356.688 19.188c-6.83-.032-12.837.64-18.125 1.843c-24.178 5.495-36.437 21.983-50.938 41.157c-14.5 19.175-31.317 40.993-62.78 47.47C195.08 115.78 154.27 108.253 91.25 78.5c-10.013 44.88-33.406 128.62-60.906 178.656c60.093 28.5 97.245 34.926 121 30.875c.01 0 .02.004.03 0c21.59-5.827 34.487-20.094 47.876-43.092c17.014-29.227 32.563-72.198 60.25-123.188l16.406 8.938c-16.69 30.735-28.802 58.617-40 82.937c8.552-6.512 18.633-11.77 31.063-14.594c27.71-6.296 65.053-.495 121.655 24.75c-6.932-29.276-1.885-61.913 9.875-92.218c12.686-32.69 33.038-62.907 56.28-84.03c-42.595-19.553-73.152-27.554-95.124-28.282c-1.01-.033-1.993-.058-2.97-.063zm127.54 14.144a10.8 10.8 0 0 0-2.664.266c-4.378.977-8.94 4.424-12.084 11.097L289.53 497.31h23.61L490.972 49.368c3.475-10.153-.75-15.86-6.746-16.035z"/>`,gears:`<path fill="currentColor" d="M179.625 22.313L163.22 58.937a88 88 0 0 0-9.72-.624c-10.577-.066-20.857 1.808-30.47 5.28L99.78 31.032L55.75 63.188l24.063 33.657a87.95 87.95 0 0 0-14.5 35.75l-42.72 4.687l5.345 54.25l45.468-5A89.9 89.9 0 0 0 94 213.502l-19.406 43.375l49.375 22.094l19.5-43.564c11.656 1.242 23.08.128 33.75-3l28.124 38.53l31.72-23.186l11.655 20.156A209 209 0 0 0 209.624 307l-49.22-28.344l-25.718 46.72l48.125 27.937a206.7 206.7 0 0 0-14.343 53.812H112.5v53.72h56.22a204.4 204.4 0 0 0 8.03 35.06h169.312c-23.915-10.758-40.562-34.788-40.562-62.717c0-37.964 30.754-68.75 68.72-68.75c37.963 0 68.75 30.786 68.75 68.75c0 27.93-16.67 51.96-40.595 62.718h91.5V200.375l-11.688-6.406L454.594 242A204.3 204.3 0 0 0 401 227.28v-55.53h-53.72v55.47c-18.303 2.377-35.83 7.183-52.31 14.03l-27.126-47.28l-36 20.25l-9.25-12.97a88.7 88.7 0 0 0 15.5-31.72l44.437-4.843l-5.342-54.25l-42.25 4.157A89 89 0 0 0 212.376 81.5L229 44.406zm-27.344 84.25c23.3-.24 42.94 17.827 44.376 41.343c1.48 24.275-17.004 45.144-41.28 46.625c-24.278 1.483-45.145-16.974-46.626-41.25c-1.48-24.274 16.973-45.142 41.25-46.624c.76-.046 1.53-.086 2.28-.094"/>`,ghost:`<path fill="currentColor" d="M373.688 22.063c-1.245-.014-2.498 0-3.75.03c-31.364.748-65.528 15.414-96.938 47.313c-88.264 89.642-154.092 171.18-242.938 174.03c23.65 18.21 54.87 31.21 85.25 36.783c-24.375 29.26-50.877 47.65-93.437 64.842c37.915 9.124 74.452 6.5 109.813-2.343c-27.29 34.35-62.118 65.85-107.47 95.78c60.376-.392 136.226-12.138 181.626-47.906c-4.842 30.69-16.186 65.125-43.22 100.47c70.74-18.73 117.115-42.386 146.595-83.533c2.905 27.513-.94 45.098-11.095 80.595c78.006-66.3 150.857-164.775 182.78-270.97C513.44 108.94 452.066 22.89 373.69 22.063zM371.03 96.47c5.76 0 11.1 1.732 15.564 4.686c-7.706.283-13.875 6.6-13.875 14.375c0 7.956 6.45 14.407 14.405 14.407c5.118 0 9.6-2.665 12.156-6.687c.028.503.033 1.022.033 1.53c0 15.633-12.648 28.314-28.282 28.314c-15.632 0-28.31-12.68-28.31-28.313c0-15.63 12.678-28.31 28.31-28.31zm67.376 34.874a28.2 28.2 0 0 1 12.438 2.875c-5.734 1.9-9.875 7.284-9.875 13.655c0 7.955 6.45 14.406 14.405 14.406c4.54 0 8.547-2.093 11.188-5.374c.086.902.156 1.826.156 2.75c0 15.632-12.68 28.313-28.314 28.313c-15.633 0-28.312-12.682-28.312-28.314s12.68-28.312 28.312-28.312zm-111.5 32.47l4.906 45.155l29.782-25.032l4.625 42.53l31.31-26.343l4.314 39.75l30.312-25.47l5.97 55.032l-43.938 36.938l-4.313-39.75l-30.313 25.47l-4.625-42.533l-31.312 26.344l-4.906-45.156l-29.783 25.03l-5.968-55.03l43.936-36.938z"/>`,"greek-sphinx":`<path fill="currentColor" d="M157.918 18.367c-8.917-.064-17.212 1.962-23.543 5.051c-11.24 5.484-20.096 11.911-27.113 18.904c3.28 11.769 7.948 22.497 15.144 31.326c-10.145-5.655-18.612-12.094-25.033-19.488c-4.668 6.765-8.07 13.823-10.611 20.9c3.235 19.179 8.356 36.941 19.283 50.348c-10.477-5.84-19.16-12.516-25.652-20.217c-.925 10.6-.609 19.891-.532 26.448a105 105 0 0 0 .657 10.6c13.981 18.246 29.227 33.875 48.068 42.052c-13.02-.402-24.89-2.3-35.387-5.977c6.518 10.102 15.463 19.273 26.96 27.864c26.948 20.14 68.23 36.175 122.849 48.974c25.607 6.001 62.512 14.174 96.15 19.383c16.82 2.605 32.834 4.46 46.012 4.963s23.742-.74 27.96-2.508c.214-.09 6.042-4.039 10.415-10.119s8.208-14.314 8.96-24.107c1.506-19.587-8.547-47.553-58.954-80.69c-6.05-3.977-11.59-5.844-20.84-6.174c-9.219 15.595-19.034 30.693-28.297 45.143l-5.432 8.473l-41.582-33.73l5.791-7.003a479 479 0 0 0 5.575-6.877c-12.556 1.595-26.407 3.35-43.301 5.332c-27.381 3.214-56.9-14.159-69.715-39.236c-6.407-12.539-8.059-27.902-1.223-42.219c5.95-12.46 17.68-23.617 35.952-32.928c-10.185-18.466-23.17-27.73-36.127-31.888c-5.51-1.768-11.084-2.561-16.434-2.6m234.78 27.121a53 53 0 0 0-1.981.057c-3.59.167-7.549.7-11.944 1.691c-16.172 3.649-22.844 12.548-27.14 24.17c-1.48 4.001-2.49 8.283-3.244 12.608l9.498-3.871c20.375-10.896 43.214-18.666 65.457-21.428c-2.403-2.547-5.175-5.035-8.551-7.164c-5.503-3.471-12.384-6.154-22.096-6.063zm41.318 30.371c-15.807 1.023-32.982 5.348-49.346 11.899c-5.445 17.47-13.343 34.595-22.354 51.226c7.947 1.3 14.748 3.858 21.123 8.05a290 290 0 0 1 5.284 3.56l8.006-16.989l7.494 2.362c8.542 2.69 14.213 2.383 16.011 1.299c5.7-3.437 12.507-17.943 14.498-33.657c.996-7.856 1.05-15.843.268-22.345a47 47 0 0 0-.984-5.405m-72.233 22.133l-17.156 6.992c-11.334 25.387-24.555 46.229-41.961 68.118l11.998 9.732c17.575-27.43 35.58-56.2 47.12-84.842zM116.02 225.31c16.018 18.444 35.768 36.085 59.335 52.093c9.136-5.101 18.304-9.864 27.233-14.261c-35.12-10.33-64.06-22.591-86.568-37.832m113.646 45.138c-21.982 10.011-47.187 22.765-69.982 37.475c8.338 2.179 16.164 5.88 23.263 10.396c12.355 7.862 19.613 19.266 21.744 31.475c2.132 12.208-.286 24.851-4.832 37.305c-2.42 6.633-5.485 13.26-8.947 19.79c51.623-25.596 99.141-54.305 145.688-83.656a1092 1092 0 0 1-3.516-31.437c-33.534-5.344-69.2-13.262-94.184-19.117a778 778 0 0 1-9.234-2.23zm121.838 24.032c6.847 68.199 19.675 133.82 36.01 200h71.193l-10.27-24.11c-.303-.574-8.443-7.54-30.308-5.943l-9.22.672l-7.704-167.65c-5.145.312-10.711.266-16.72.036c-10.056-.383-21.24-1.471-32.981-3.005M143.2 323.73c-3.497.07-7.066.58-10.728 1.594c-14.65 4.053-32.056 16.904-51.194 46.156c-13.494 20.627-29.615 50.071-36.076 74.899c-3.23 12.414-3.902 23.516-1.71 31.34c1.715 6.126 4.725 10.48 10.685 13.705c2.625-6.57 5.954-14.105 10.744-21.11C71.47 460.74 81.53 451.817 95.6 449.97c9.753-1.282 19.206-1.72 28.38-1.559c5.416.095 10.733.403 15.96.863a70 70 0 0 0 3.384-3.974c14.898-18.974 31.876-43.138 39.627-64.373c3.876-10.618 5.356-20.318 4.008-28.037c-1.348-7.72-4.947-13.829-13.676-19.383c-9.745-6.201-19.589-9.982-30.082-9.776zm-22.66 142.665c-7.39-.016-14.91.41-22.594 1.42c-8.01 1.052-13.33 5.588-18.166 12.66c-2.458 3.595-4.575 7.753-6.478 12.015l165.947.297c-.742-1.223-1.707-2.334-3.389-3.562c-4.65-3.398-16.413-7.698-39.644-12.264c-23.574-4.633-47.304-10.058-72.516-10.533a184 184 0 0 0-3.16-.033"/>`,"greek-temple":`<path fill="currentColor" d="M256 26.2L52 135h408zM73 153v14h366v-14zm16 32v206h30V185zm101.334 0v206h30V185zm101.332 0v206h30V185zM393 185v206h30V185zM73 409v30h366v-30zm-32 48v30h430v-30z"/>`,"hooded-assassin":`<path fill="currentColor" d="M332.031 66.13c-28.807-.01-55.439 14.149-67.88 40.65c20.79 1.744 16 55.07 16 55.07c-11.814 16.687-24.73 33.186-36.589 50.146c0 0-99.046 132.283-178.378 168.025c-28.049 22.593-33.305 36.532-44.137 52.649c-4.877 9.54 9.257 14.324 11.701 13.2c22.726-10.461 25.176-20.866 47.07-35.675c12.805-5.026 23.839-15.9 31.854-11.049c34.962 20.86 107.556 44.28 118.271 38.706c17.857-9.263-5.78-43.585 16.174-89.057c31.97-3.352 58.916-.885 88.332-12.094c3.483 50.279 10.106 54.59 6.766 107.092l71.2 1.045l.698-14.61l-41.814-11.105c11.528-56.054 11.816-78.996 4.672-127.996c-.956-6.622-53.746-8.275-81.012-3.79c24.449-24.202 40.274-45.24 47.506-68.44l.027.189c7.637 15.923 30.083 33.958 35.336 37.125c27.704 11.048 38.214 7.982 62.955 3.887c4.907-.784 27.47 24.537 44.807 9.597c2.642-20.238 16.522-20.369-4.938-32.71c-4.847-2.73-27.063 7.462-31.418 6.898c-20.21-2.481-30.954-5.211-58.45-12.703c-10.23-13.187-32.676-56.136-55.43-59.744c6.535-14.15 28.226-53.108 73.664-66.237c-20.943-26.54-49.925-39.057-76.987-39.068zm82.405 46.722c-46.658 19.516-58.266 50.4-58.266 50.4l9.916 7.644s9.646-4.765 48.35-58.044m23.04 160.005l-4.658 11.418c5.233-.083 10.425.47 15.328 1.608c-12.774 30.856-23.938 59.635-28.181 93.094l-.908 7.558l4.863-5.889c20.805-25.671 32.303-55.25 44.95-85.78c4.203 2.656 8.24 5.885 12.071 9.35l4.78-11.374l-20.518-8.526l-31.767 66.579l24.062-69.713z"/>`,hydra:`<path fill="currentColor" d="M345.594 20.28c-11.443.087-23.37 1.194-36.094 3.845c33.485 7.004 54.532 21.844 65.844 39.22c-15.476-2.647-30.64-4.472-45.47-5.532L311 40.374l-19.28 16.438c-7.537.167-14.98.55-22.314 1.156L239.97 41.78l-14.907 22.814a308 308 0 0 0-23.844 6.22l-29.47-14.97l-11.313 30.75c-8.783 4.197-17.31 8.868-25.593 13.937l-32.688-5.31l-.47 29.03a293 293 0 0 0-18.374 16.656H48l3.563 36.656c-4.38 5.908-8.603 12.045-12.688 18.375L18.47 192.25v39.5q-.017.03-.032.063V493.28h18.5c23.523-92.965 94.565-130.4 168.968-85.25c42.127 25.566 93.783 62.296 149.063 41.158a64.3 64.3 0 0 1-6.908 22.562l95.344 19.188c2.99-7.75 5.584-15.712 7.625-23.563c-3.557 2.29-10.352 4.79-19.78 3.313c-41.302-6.47-33.15-54.034-.53-58.407c10.915-1.456 21.15 3.22 27.56 11.25l18.283-38.874c-68.1 6.078-129.61-30.834-197.47-16.687c35.468 7.415 56.983 23.64 67.75 42.342a151 151 0 0 1-21.28.157l-10.813-10.25l-13.625 6.436a128 128 0 0 1-17.313-5.75l-7.718-15.47l-10.906 5.97c-7.152-4.38-13.924-9.414-20.344-15.062l-1.813-26.75l-19.436 5.03c-7.508-7.63-15.15-13.68-22.875-18.343l-1.282-19.75l-23.875 9.408c-11.712-2.7-23.455-2.622-35.063-.25c44.223-90.392 134.06-92.4 180.813-64.563c-5.227 5.68-11.388 10.355-18.125 13.78l66.562 70.908c6.928-4.58 13.63-9.564 19.844-14.782c-4.228-.204-14.15-5.01-17.47-8.06c-34.53-31.74 7.1-63.854 32.876-48.626c9.484 5.603 15.366 14.898 15.938 25.156l34.75-23.875c-59.015-34.522-85.098-97.445-148.594-125.25c23.092 24.968 31.707 49.115 30.97 69.75c-8.93-6.752-18.606-12.1-28.845-16.188l-13.845-21.25l-18.188 12.75a164 164 0 0 0-15.78-1.5l-19.094-18.093l-15.25 19.687a223 223 0 0 0-23.844 4.564l-15.75-13l-9.75 20.812a268 268 0 0 0-20.782 8.594l-23.594-8.28l-8.625 25.874c-12.263 7.768-23.966 16.49-34.876 26.062C124.307 122.443 296.518 88.99 384.938 108.562a64.4 64.4 0 0 1-6.47 19.344l95.344 19.188c2.99-7.75 5.585-15.71 7.625-23.563c-3.558 2.29-7.502 5.33-11.968 4.72c-46.308-6.31-43.81-54.725-8.345-59.813c10.903-1.57 21.15 3.193 27.563 11.22c1-10.184 1.808-35.654 2.187-45.907c-55.332 4.938-95.695-13.84-145.28-13.47z"/>`,info:`<path fill="currentColor" d="M256 21C126.426 21 21 126.426 21 256s105.426 235 235 235s235-105.426 235-235S385.574 21 256 21m0 36c110.118 0 199 88.882 199 199s-88.882 199-199 199S57 366.118 57 256S145.882 57 256 57m-7.352 36.744q-12.34 0-21.27 8.928q-8.664 8.928-8.665 21.008q.001 12.341 8.666 21.006q8.925 8.665 21.268 8.666q12.342-.001 21.006-8.666q8.666-8.666 8.666-21.006q0-12.08-8.927-21.008q-8.666-8.928-20.745-8.928zm-62.757 82.453v28.096h46.215v186.13H185.89v27.833h140.22v-27.834h-45.69V176.197z"/>`,laurels:`<path fill="currentColor" d="M234.7 18.05c-21 .2-38.8 2.5-62 10.2c-4.1 2-8.2 4.1-12.2 6.2c.8 5.26 3.2 10.77 5.5 14.7c-4.9 4.2-9.6 8.4-14.1 12.8c-3.7-5.5-6.6-11.4-8.3-17.4c-14.2 9.2-27.7 19.6-40.1 31.4c1.9 9.5 9.2 18.21 15.2 24.15c-3.7 5.2-7.2 10.4-10.5 15.7c-8.22-7.2-15.12-15.5-19.32-24.65C74.97 108.1 61.92 126 53.08 142.3c5.29 13 19.01 22.7 29.8 28.4c-2 6.1-3.7 12.2-5.1 18.4c-13.5-6.4-26.3-15.7-34.5-26.6c-8.7 20.1-14.7 40.7-18.2 61.4c9.63 15.5 30.57 22.9 46 25.9q.15 9.6.9 19.2c-17.79-2.7-37.26-9.6-49.9-20.4c-1.6 22.3-.5 44.5 3.4 66.2c15.25 13.7 41.14 15.3 58.6 13.7c2 6.1 4.1 12.2 6.5 18.1c-18.61 4.5-43.29 1.1-59.3-6.2c6.6 23.7 16.4 46.4 29.2 67.4c19.33 8.6 44.52 3.6 61.72-2.5c3.7 5.3 7.6 10.5 11.6 15.5c-17.8 9.5-39.9 11.5-57.52 10.1c12.3 16.3 26.62 31.2 42.72 44.4c4.9 1.1 10.5 1.1 16.7.3c11.7-1.7 25.2-7 37.9-14.7c16.7 13.5 34.9 24.7 54.1 33.1l7.5-17.2c-16-6.9-31.3-16.2-45.6-27.3c13.3-10.9 24.3-24 30.2-36.5c4.7-9.7 6.3-18.4 4.5-26.3c-10.7-5.7-20.6-12.5-29.5-20.3c-7.8 20.8-26.4 36.1-43.5 46c-4-4.9-7.9-9.9-11.6-15c16.8-9.8 39.9-27.5 39.1-47.1c-8.9-10.3-16.6-21.8-22.9-34.1c-12 14-30.7 22.5-46.5 26.7c-2.4-5.8-4.6-11.6-6.6-17.6c16.8-5.2 37.9-13 44.1-29.7c-4.3-11.5-7.5-23.6-9.7-36c-13.8 8.4-32 11.1-46.32 10.9c-.6-6.2-1-12.4-1.2-18.7c15.52-.6 33.92-2.5 44.92-14.3c-.8-12.6-.5-25.5.9-38.5c-13.4 2.8-29 .3-40.42-3.2c1.3-6 2.9-12.1 4.8-18.1c12.82 3.2 27.12 6.7 38.82.8c2.7-13.6 6.7-27.3 12-40.8c-9.9-1.8-20.2-6.3-27.7-10.7c3.3-5.3 6.8-10.5 10.5-15.7c8.1 4.2 16.3 8.8 25.2 8.4c5.7-11.6 12.3-22.65 19.5-32.75c-5.1-2.7-10-6.4-14.4-10.6c4.4-4.3 9.1-8.5 13.9-12.7c3.8 3.54 8 6.18 12.3 8.2c15.9-18.6 35.9-36.23 49-53.8zm38.4 0c15.4 20.75 33.8 35.63 48.9 53.7c4.6-1.76 9.1-5.23 12.3-8.1c4.9 4.2 9.5 8.4 13.9 12.7c-4.4 4.2-9.2 7.9-14.4 10.6c7.3 10.1 13.9 21.05 19.6 32.65c9-.1 18.4-4.4 25.2-8.4c3.7 5.2 7.2 10.4 10.4 15.7c-8.8 5.9-18.2 9.6-27.6 10.7c5.3 13.5 9.3 27.2 12 40.8c12.3 5.4 27.3 2.7 38.7-.8c1.9 6 3.5 12.1 4.9 18.1c-14.2 3.4-27.3 6.2-40.4 3.3c1.4 12.9 1.6 25.8.8 38.5c11.4 12.3 30.2 14.4 44.9 14.2c-.2 6.3-.5 12.5-1.2 18.7c-17.1-.5-32.8-2.5-46.3-10.9c-2.1 12.4-5.3 24.5-9.6 36.1c8.2 17.4 27.8 25.3 44.1 29.6c-2 6-4.2 11.8-6.6 17.6c-18.5-5.6-34.9-13-46.6-26.7c-6.3 12.4-13.9 23.8-22.9 34.1c1.5 22.4 22.4 37.8 39.2 47.1c-3.7 5.1-7.6 10.1-11.6 15c-19-11.8-36.6-25.8-43.5-46c-9 7.8-18.8 14.6-29.6 20.3c-1.8 7.9-.1 16.6 4.5 26.3c6 12.5 17 25.6 30.3 36.5c-14.3 11.1-29.6 20.4-45.6 27.3l7.4 17.2c19.3-8.4 37.4-19.6 54.1-33.2c12.7 7.8 26.2 13.1 38 14.8c6.2.8 11.8.8 16.7-.3c16.1-13.2 30.4-28.1 42.7-44.4c-18 1.7-37.9-2.3-56.5-9.7c-.3-.1-.7-.3-1.1-.4c4.1-5 7.9-10.2 11.7-15.5c18.2 7.8 43.7 11.7 61.6 2.5c12.8-21 22.6-43.7 29.2-67.4c-.4.2-.8.4-1.2.5c-20.5 6.4-40.1 7.6-58.1 5.7c2.4-5.9 4.5-12 6.5-18c19.1 1.7 45.2.1 58.6-13.8c3.9-21.7 5.1-43.9 3.4-66.2c-14.4 10.7-34.9 17.9-49.9 20.4c.5-6.4.9-12.8 1-19.2c16.8-4.8 37.9-10 45.9-25.9c-3.5-20.7-9.5-41.3-18.2-61.4c-9.4 11.6-23.1 21-34.4 26.5c-1.5-6.1-3.2-12.2-5.2-18.3c12-7.4 25.1-15.3 29.9-28.4c-10.1-18.7-22.2-35.8-35.9-51.05c-4.2 9.05-11.1 17.45-19.2 24.65c-3.3-5.3-6.8-10.5-10.6-15.7c6.2-7.17 14.2-14.71 15.2-24.15c-12.4-11.8-25.8-22.2-40-31.4c-1.8 6-4.7 11.9-8.3 17.4c-4.5-4.4-9.2-8.6-14.1-12.8c2.7-4.82 4.7-9.62 5.4-14.7c-4-2.1-8.1-4.2-12.2-6.2c-24.7-8.2-43.3-10.3-66.2-10.2"/>`,"laurels-trophy":`<path fill="currentColor" d="M137.273 41c1.41 59.526 16.381 119.035 35.125 167.77c19.69 51.191 44.086 90.988 57.965 104.867l2.637 2.636V343h46v-26.727l2.637-2.636c13.879-13.88 38.275-53.676 57.965-104.867c18.744-48.735 33.715-108.244 35.125-167.77zm-50.605 68.295c-17.97 6.05-32.296 18.214-37.625 30.367c-3.015 6.875-3.48 13.44-.988 20.129c.285.766.62 1.54.996 2.318a119 119 0 0 1 8.504-4.812l6.277-3.215l4.621 5.326c5.137 5.92 9.61 12.37 13.422 19.125c2.573-3.06 5.207-7.864 7.05-14.037c4.491-15.034 4.322-36.95-2.257-55.201m338.664 0c-6.58 18.25-6.748 40.167-2.258 55.201c1.844 6.173 4.478 10.977 7.051 14.037c3.813-6.756 8.285-13.205 13.422-19.125l4.621-5.326l6.277 3.215a119 119 0 0 1 8.504 4.812c.375-.779.71-1.552.996-2.318c2.492-6.689 2.027-13.254-.988-20.129c-5.329-12.153-19.655-24.317-37.625-30.367m-365.975 67.74c-20.251 12.486-34.121 31.475-36.746 47.973c-1.447 9.1.09 17.224 5.323 24.545c1.66 2.324 3.743 4.594 6.304 6.76a116.6 116.6 0 0 1 11.44-14.977l4.72-5.24l6.217 3.33c7.91 4.236 15.262 9.424 21.94 15.252c.973-3.633 1.619-7.892 1.773-12.616c.636-19.438-6.762-45.536-20.97-65.027zm393.286 0c-14.21 19.49-21.607 45.59-20.971 65.027c.154 4.724.8 8.983 1.773 12.616c6.678-5.828 14.03-11.016 21.94-15.252l6.217-3.33l4.72 5.24a116.6 116.6 0 0 1 11.44 14.976c2.56-2.165 4.643-4.435 6.304-6.76c5.233-7.32 6.77-15.444 5.323-24.544c-2.625-16.498-16.495-35.487-36.746-47.973M54.4 259.133c-14.394 18.806-20.496 41.413-17.004 57.748c1.928 9.014 6.298 16.078 13.844 21.078c4.944 3.276 11.48 5.7 19.94 6.645a120.6 120.6 0 0 1 7.101-17.852l3.125-6.338l6.9 1.535c4.095.911 8.133 2.046 12.094 3.377c-.373-3.838-1.309-8.185-2.925-12.82c-6.416-18.396-22.749-40.184-43.075-53.373m403.2 0c-20.326 13.189-36.66 34.977-43.075 53.373c-1.616 4.635-2.552 8.982-2.925 12.82a119 119 0 0 1 12.093-3.377l6.9-1.535l3.126 6.338a120.6 120.6 0 0 1 7.101 17.852c8.46-.944 14.996-3.37 19.94-6.645c7.546-5 11.916-12.065 13.844-21.078c3.492-16.335-2.61-38.942-17.004-57.748M91.5 341.527c-9.285 23.14-9.027 47.85-.709 63.54c4.57 8.619 11.106 14.607 20.268 17.562c4.586 1.479 9.957 2.19 16.185 1.803c-2.135-11.155-2.771-22.97-1.756-34.938l.602-7.074l7.02-1.065a129 129 0 0 1 13.458-1.312c.554-.025 1.107-.04 1.66-.059c-12.419-15.776-33.883-31.43-56.728-38.457m329 0c-22.845 7.027-44.31 22.68-56.729 38.457c.554.019 1.107.034 1.66.059c4.5.206 8.995.637 13.46 1.312l7.02 1.065l.6 7.074c1.016 11.967.38 23.783-1.755 34.938c6.228.386 11.6-.324 16.185-1.803c9.162-2.955 15.699-8.943 20.268-17.563c8.318-15.69 8.576-40.4-.709-63.539M199.729 361c-1.943 7.383-6.045 14.043-11.366 19.363a47 47 0 0 1-3.484 3.125c14.804 3.295 28.659 8.692 40.404 15.46c2.384-5.36 5.376-10.345 9.408-14.534C239.96 378.942 247.51 375 256 375s16.041 3.942 21.309 9.414c4.032 4.19 7.024 9.175 9.408 14.533c11.815-6.808 25.766-12.23 40.67-15.52a48 48 0 0 1-3.739-3.413c-5.227-5.333-9.27-11.852-11.261-19.014zM256 393c-3.434 0-5.635 1.084-8.34 3.895s-5.395 7.52-7.527 13.298c-4.265 11.556-6.343 27-7.156 38.446c-1.07 15.043 3 33.368 12.285 40.06c4.733 3.412 16.743 3.412 21.476 0c9.285-6.692 13.355-25.017 12.285-40.06c-.813-11.446-2.891-26.89-7.156-38.446c-2.132-5.777-4.823-10.488-7.527-13.298c-2.705-2.81-4.906-3.895-8.34-3.895m-103.521 4.979q-2.572-.012-5.127.09c-1.405.055-2.77.281-4.164.39c-.418 27.817 9.816 53.543 24.994 66.644c8.264 7.134 17.586 10.772 28.35 10.157c5.908-.338 12.394-2.03 19.374-5.52c-1.27-7.665-1.377-15.42-.883-22.379c.632-8.89 1.852-19.962 4.479-30.877c-17.16-10.686-42.426-18.395-67.023-18.506zm207.042 0c-24.597.11-49.863 7.82-67.023 18.505c2.627 10.915 3.847 21.987 4.479 30.877c.494 6.958.387 14.714-.883 22.38c6.98 3.49 13.466 5.181 19.375 5.519c10.763.615 20.085-3.023 28.35-10.156c15.177-13.102 25.411-38.828 24.993-66.645c-1.393-.109-2.76-.335-4.164-.39a116 116 0 0 0-5.127-.09"/>`,"lightning-trio":`<path fill="currentColor" d="m292.53 20.5l19 40.594L66.314 28.75L362.03 158.125l-18.967-40.594l149.218 15.282zm-252 23.375L318.314 413.97L312.906 348l184.97 146.5L294 186.656l5.406 65.97zM20.907 76.22l36.5 316.405L83.03 351.75l68.095 139.344l-9.594-241.125l-25.624 40.843l-95-214.594z"/>`,"locked-chest":`<path fill="currentColor" d="M146.857 20.842c-12.535-.036-24.268 2.86-37.285 9.424h.004C61.356 54.6 19.966 120.734 17.982 175.91l41.848 14.236c4.33-61.89 47.057-128.37 101.527-155.86h.002a134 134 0 0 1 13.185-5.8l-22.26-7.45a84 84 0 0 0-5.428-.194zm59.34 20.19c-10.478-.09-22.832 3.093-36.424 9.943l.004-.004c-48.23 24.34-89.625 90.513-91.548 145.436l156.485 53.24c3.865-62.22 46.797-129.372 101.613-157.035h.002l.002-.003a134 134 0 0 1 12.832-5.666l-134.54-45.036a44 44 0 0 0-8.427-.873zm174.97 58.323c-10.476-.09-22.83 3.092-36.42 9.94l-.005.002c-48.577 24.518-90.225 91.473-91.586 146.623l46.205 15.72c3.914-62.188 46.825-129.274 101.607-156.92a129 129 0 0 1 13.53-5.91l-26.544-8.884a45 45 0 0 0-6.785-.57zm63.554 22.014c-10.267.093-22.094 3.353-35.333 10.034c-47.158 23.8-87.777 87.587-91.362 141.75l174.55-73.726c-.404-39.01-10.754-61.304-24.415-71.082a36 36 0 0 0-7.55-4.137l-.01.034l-4.735-1.584c-3.48-.887-7.195-1.327-11.144-1.29zM17.9 195.622l-.035 187.484L59.46 397.58V209.764l-41.56-14.14zm60.25 20.498v187.962l156.282 54.37V269.288l-29.053-9.886v119.43L104.325 344.75V225.025zm414.22 3.683L318.433 293.27v189.236l173.935-73.504v-189.2zm-369.354 11.582v99.947l63.675 21.477v-99.763l-63.674-21.662zm31.306 28.797c9.705 0 17.573 7.867 17.573 17.572c0 6.34-3.37 11.88-8.407 14.97v28.53h-18.69v-28.746c-4.838-3.13-8.048-8.562-8.048-14.754c0-9.705 7.867-17.572 17.572-17.572m98.797 15.464v189.307l46.626 16.22V291.51l-46.627-15.864z"/>`,lotus:`<path fill="currentColor" d="M254.963 40.213c-37.634 31.356-62.038 67.976-77.916 109.394c8.544 12.5 16.607 25.44 24.228 38.594c15.642-5.553 32.468-8.587 49.995-8.587c17.886 0 35.046 3.156 50.96 8.93c9.07-14.52 18.652-28.856 28.89-42.66c-15.736-38.504-39.406-74.025-76.157-105.67zM434.593 72.5c-46.74 28.5-83.334 74.49-114.616 123.826c21.934 11.372 40.696 28.023 54.636 48.244c23.212-22.514 48.206-44.643 75.58-66.82c-.882-31.955-5.798-67.033-15.6-105.25m-353.03 1.094c-9.435 37.96-14.433 72.695-15.74 104.27c23.62 20.078 45.453 40.406 65.78 61.603c13.77-18.29 31.614-33.345 52.194-43.774c-28.336-48.245-62.472-92.77-102.234-122.1zm-54.59 96.7C9.708 278.34 31.295 358.165 72.27 411.517c22.427 29.2 50.77 50.62 82.128 64.363c-20.892-35.934-25.973-76.777-16.613-116.112c4.668-19.617 12.848-38.864 24.274-57.09c-38.14-48.11-82.083-90.01-135.087-132.383zm462.588.464c-59.87 45.918-108.408 90.682-151.36 138.615c9.625 17.744 16.24 36.16 19.722 54.732c7.08 37.78 1.012 76.134-18.31 109.926c32.2-14.254 62.005-35.988 86.51-65.214c44.98-53.64 72.394-132.675 63.44-238.058zM251.27 198.3c-44.09 0-83.025 21.667-106.764 54.954a713 713 0 0 1 28.64 33.42c18.55-24.415 43.224-46.48 73.372-64.422l5.072-3.02l4.906 3.286c30.383 20.345 54.374 44.323 71.65 70.185a1010 1010 0 0 1 33.012-34.85c-23.354-35.875-63.803-59.552-109.888-59.552zm-.268 43.182c-51.58 32.272-84.19 77.032-95.035 122.612c-10.94 45.97-.302 92.658 35.986 130.607h108.904c34.806-36.38 47.222-81.652 38.696-127.15c-8.466-45.177-37.988-90.634-88.55-126.068z"/>`,lyre:`<path fill="currentColor" d="M108.656 35.063c-15.053.138-33.413 5.378-46.97 15.812c-10.75 8.276-18.777 19.27-21.186 34.438c.21-.126.414-.252.625-.376a30.9 30.9 0 0 0-1.313 8.876c0 17.087 13.85 30.937 30.938 30.937c14.293 0 26.324-9.705 29.875-22.875c.028-.115.067-.23.094-.344c.48-2.082.768-4.042.905-5.843c.025-.327.017-.65.03-.968c.005-.126.03-.25.032-.376c.007-.182-.002-.353 0-.53c0-1.526-.098-3.036-.312-4.5c-1.367-8.018-6.778-12.156-12.594-13.72c-8.527-2.293-19.055.637-23.75 18.156l-.468-.125C62.04 74.12 72.213 63.885 83.94 60.78c2.476-.654 5.053-1.005 7.656-.968c9.072.13 18.445 4.88 24.562 17.126c.087.173.165.355.25.53c5.208 15.233 2.11 43.32-3.344 57.626c-7.288 18.753-22.376 40.504-47.687 65.5C6.99 258.252 4 329.824 39.97 388.814C75.936 447.8 152.13 493.56 254.437 493.56c102.306 0 178.47-45.76 214.437-104.75c35.882-58.848 32.982-130.225-25-187.812l-.406-.406h-.033c-25.31-24.996-40.367-46.747-47.656-65.5c-5.23-16.453-9.09-42.988-2.655-57.625c.058-.128.128-.25.188-.376c.025-.05.037-.106.062-.156c6.117-12.246 15.49-16.996 24.563-17.126c2.602-.037 5.18.314 7.656.97c11.724 3.102 21.87 13.337 19.344 32.843l-.438.125c-4.694-17.52-15.222-20.45-23.75-18.156c-4.41 1.185-8.603 3.85-10.97 8.562c-.012.04-.017.085-.03.125a30.8 30.8 0 0 0-1.5 9.532c0 17.088 13.85 30.938 30.938 30.938c17.087 0 30.937-13.85 30.937-30.938c0-4.355-.907-8.49-2.53-12.25c-3.058-13.244-10.598-23.112-20.44-30.687c-14.458-11.13-34.39-16.363-49.936-15.78c-13.378.5-24.85 4.108-33.22 10.53c-3.412 2.617-6.383 5.702-8.844 9.375c-69.455 35.508-138.89 38.75-208.344-7.75a42 42 0 0 0-1.968-1.625c-8.37-6.422-19.843-10.03-33.22-10.53a62 62 0 0 0-2.968-.032zm52.78 53.124a243 243 0 0 0 19 7.032v313.06c-30.732-8.258-57.886-22.005-77.374-41.31c-17.1-16.94-28.077-38.626-28.906-63.595s8.274-52.702 28.97-82.625c41.323-59.752 57.163-103.6 58.31-132.563zm186.033 1.407c1.6 28.97 17.593 72.37 58.25 131.156c20.693 29.923 29.796 57.656 28.967 82.625c-.828 24.97-11.807 46.654-28.906 63.594c-19.023 18.846-45.374 32.4-75.217 40.717V94.844a372 372 0 0 0 16.906-5.25m-35.595 10v312.53c-8.21 1.63-16.606 2.878-25.125 3.782V104.094a295 295 0 0 0 25.125-4.5m-112.75.78a231 231 0 0 0 25.344 4.44v311.342c-8.59-.84-17.057-2.05-25.345-3.625V100.376zm68.938 5.564v311.375c-4.54.198-9.088.312-13.657.312c-3.76 0-7.506-.053-11.25-.188V106.28c8.293.314 16.614.18 24.906-.343z"/>`,"magic-portal":`<path fill="currentColor" d="m88.418 17.17l-66.12 475.242h18.866l66.12-475.242H88.42zm315.7 0l66.023 475.242h18.87L422.988 17.17zm-56.26.24l-132.422.37c-59.343 41.506-78.325 97.982-61.596 168.03c-22.324-31.34-32.747-63.248-33.59-98.234l-26.684 191.78c1.05-3.64 2.25-7.31 3.653-11.012l-3.843 12.385l-4.934 35.454c.41 37.954 18.614 69.416 40.91 87.406c-18.52-6.774-35.355-15.287-49.25-27.445l-9.207 66.152c43.032 20.635 88.614 24.346 120.56 17.78c-33.542 18.813-71.344 29.428-125.382 16.886l-2.13 15.3h217.568c73.664-14.515 117.318-55.617 129.045-89.216c3.54 30.568-2.754 60.093-37.473 89.215h73.242l-41.553-299.11c-15.226-35.307-51.106-59.122-74.695-59.718c10.876-3.615 21.615-5.918 32.305-5.78c11.61.15 23.16 3.2 34.76 10.56l-4.207-30.278c-21.365-18.958-46.472-31.023-68.92-35.954c6.54-.477 13.043-.73 19.513-.685c15.23.104 30.273 1.868 45.18 6.21l-4.224-30.398C331.8 45.105 287.813 60.384 263.44 79.407c13.68-23.55 44.533-47.68 84.417-61.998zm-81.323 33.065c-68.785 37.085-71.87 82.26-36.1 122.146c-7.626-69.52 80.94-110.016 118.96-59.032c-40.867-20.17-77.79 7.84-76.21 47.723c23.234-23.997 98.678-13.267 79.795 36.19c-11.3-33.297-56.74-30.094-63.648-13.77c-14.75 34.866 64.34 14.582 98.117 66.284c-18.85-10.875-47.74.482-39.22 14.59c32.28 53.45 84.53 113.185 13.3 147.025c23.57-38.677 10.786-65.734-21.85-81.43c25.644 66.744-5.1 163.717-103.81 133.19c62.83-11.442 78.355-62.576 57.263-83.425c-23.617 60.37-122.14 97.174-181.444 38.453c58.693 22.535 99.285 7.31 120.644-26.39c-35.89 21.435-95.375 6.933-113.994-42.977c28.694 29.187 67.102 37.963 91.195 20.356c13.217-9.658 8.303-25.06-8.55-29.402c-24.53-6.32-61.988-12.852-76.563-36.588c21.722 6.003 43.444 10.698 65.166-3.375c-33.985-22.07-81.546-50.75-50.348-100.278c1.008 35.15 17.23 56.557 53.197 48.254c9.285-2.142 16.8-15.472 8.55-23.373c-61.138-58.54-47.58-160.406 65.548-174.168z"/>`,"magnifying-glass":`<path fill="currentColor" d="M333.78 20.188c-39.97 0-79.96 15.212-110.405 45.656c-58.667 58.667-60.796 152.72-6.406 213.97l-15.782 15.748l13.25 13.25l15.75-15.78c61.248 54.39 155.3 52.26 213.968-6.407c60.887-60.886 60.888-159.894 0-220.78C413.713 35.4 373.753 20.187 333.78 20.187zm0 18.562c35.15 0 70.285 13.44 97.158 40.313c53.745 53.745 53.744 140.6 0 194.343c-51.526 51.526-133.46 53.643-187.5 6.375l.218-.217c-2.35-2.05-4.668-4.17-6.906-6.407c-2.207-2.206-4.288-4.496-6.313-6.812l-.218.22c-47.27-54.04-45.152-135.976 6.374-187.502C263.467 52.19 298.63 38.75 333.78 38.75m0 18.813c-30.31 0-60.63 11.6-83.81 34.78c-46.362 46.362-46.362 121.234 0 167.594c10.14 10.142 21.632 18.077 33.905 23.782c-24.91-19.087-40.97-49.133-40.97-82.94c0-15.323 3.292-29.888 9.22-43c-4.165 20.485.44 40.88 14.47 54.907c24.583 24.585 68.744 20.318 98.624-9.562s34.146-74.04 9.56-98.625a52.4 52.4 0 0 0-7.655-6.313c45.13 8.648 79.954 46.345 84.25 92.876c4.44-35.07-6.82-71.726-33.813-98.72c-23.18-23.18-53.47-34.78-83.78-34.78zM176.907 297.688L42.094 432.5l34.562 34.563L211.47 332.25zM40 456.813L24 472.78L37.22 486l15.968-16z"/>`,"medusa-head":`<path fill="currentColor" d="M345.922 16.967c-2.945-.022-5.77.279-8.338 1.013c-7.587 2.17-17 13.01-21.113 18.131c-22.457 9.431-55.087 27.244-58.729 48.803c.394 24.83 22.189 35.14 39.953 44.87c32.078 20.146-37.65 54.81-59.11 67.853c5.133 4.488 10.265 8.869 16.05 13.037c23.731-11.939 74.082-27.939 85.847-51.022c1.935-5.5 1.887-11.441.088-16.453s-4.99-9.014-8.607-12.426c-12.665-12.97-61.183-29.337-56.33-43.894c7.136-21.406 32.22-28.468 51.832-35.676c18.628 3.595 43.842 4.083 47.691-3.994c2.16-4.53-25.97 2.068-28.619-7.42c-1.168-4.182 42.489-8.82 33.012-13.615c-5.88-2.975-20.867-9.112-33.627-9.207m-153.62 1.463c-2.156.036-4.091.644-5.657 2.047c-5.437 5.05-1.09 19.31 5.63 31.046l8.96-6.66l-1.6 17.25c4.048 4.62 10.373 7.522 15.258 9.332c7.144 14.57-15.497 23.577-24.143 30.403c-6.498-45.04-87.24-35.653-84.393 1.666C94.211 99.512 84.63 87.922 78.33 79.74c-.075-9.696-.993-29.066-6.95-36.865c-4.447-5.653-45.385-31.567-50.32-21.281c-3.597 7.499 21.843 36.574 32.442 53.777c16.404 23.325 28.135 43.933 54.64 47.604c2.082 16.782 41.596 86.588 66.434 84.287c14.03-2.811 37.2-15.343 47.883-22.31c-41.108-11.878-76.999-19.443-94.207-58.507c16.152 1.757 38.07.685 50.687-7.232c-7.627 35.882 47.746 53.73 62.356 53.129c17.414-.717 27.352-14.806 19.98-19.088c-18.43-7.2-63.853-9.431-62.826-28.512c4.304-23.946 47.48-22.578 35.155-56.416c-.522-7.337-1.81-18.054-5.03-25.787L211.76 38.23l9.037-6.029c-5.639-3.336-19.147-13.928-28.494-13.771zm149.327 4.627l15.629 5.447l-19.254 3.824zM449.96 34.885c-8.267-.127-17.869 5.295-23.315 8.513l6.848 8.834l-17.3-1.25c-3.273 2.883-5.628 7.14-7.104 10.534a337 337 0 0 0-13.047 9.289c-14.571 10.934-30.966 24.468-38.57 40.088c-6.798 13.962-3.662 28.519-1.776 40.79s2.6 21.795-1.527 28.104c-41.598 10.981-51.047 42.402-6.854 25.512c7.98-3.22 16.512-7.399 21.916-15.66c8.644-13.215 6.182-28.145 4.254-40.69s-3.246-23.166.168-30.18c4.522-9.288 19.28-23.093 32.916-33.36c6.746-.435 20.503-1.79 29.803-5.888l3.967-16.9l6.213 8.914c8.957-10.66 16.641-28.583 11.025-34.387c-2.255-1.562-4.862-2.221-7.617-2.263M47.99 38.363l15.187 6.578l-3.614 9.278zM148.892 87.6c11.892-.085 23.7 3.948 24.363 9.316c-1.383 15.602-40.723 12.754-49.024 10.88c-2.404-14.717 11.183-20.1 24.66-20.196zm309.66 8.197c-3.3-.016-6.625.538-9.946 1.45c-6.902 1.92-13.465 5.271-19.435 8.853c-6.048-.753-11.845-.806-15.824.683c-17.917 6.707-40.443 36.616-34.953 41.992c23.826 9.676 75.718-38.747 83.166-34.388c25.456 34.856-50.678 37.998-58.805 46.15c-14.596 12.147 2.496 52.662-9.201 57.938c-31.143 14.045-77.075 6.924-106.78-2.961a187 187 0 0 1-12.982 6.552c31.862 11.918 55.431 17.583 86.184 19.797c15.81 1.087 34.52 1.651 47.275-9.69c17.289-13.975.876-48.301 10.355-56.57c15.627-13.63 44.955-6.588 56.96-23.08c5.202-7.877 9.517-16.41 9.398-26.378c-.12-9.969-3.21-20.985-12.865-27.02c-4.1-2.348-8.304-3.308-12.547-3.328m-45.606 19.435l7.832 6.147l-18.529 6.482zM73.857 120a20 20 0 0 0-2.336.12c-16.049 1.744-29.144 19.933-34.914 34.374c-4.168 3.432-8.337 7.367-11.273 11.334l4.953 16.635l-9.82-4.65c-2.478 13.7-.242 33.073 7.515 35.32c7.128 2.064 17.12-8.998 23.729-20.797l-10.32-4.26l15.615-7.5c2.336-8.02.447-17.507-1.402-24.646c3.195-5.065 7.622-18.901 14.908-17.842c20.844 3.03 19.535 55.045 24.29 72.445c3.366 11.516 12.706 29.426 24.854 32.99c42.178 12.376 78.88-12.88 114.998-25.699c-4.722-3.85-8.433-7.083-12.658-10.795c-28.525 7.158-65.186 30.003-92.543 16.27c-5.359-3.38-14.622-8.395-17.375-17.815c-6.468-22.11-5.037-46.233-13.879-65.963c-4.312-9.344-12.858-19.43-24.342-19.521m401.293 66.475c-.297 0-.686.122-1.176.379c-6.702 4.567-24.26 18.901-27.446 32.787c-1.6 6.978 2.303 18.628 4.91 25.289c-2.504 11.617-12.835 46.004-22.19 46.554c-20.892 1.23-31.1-41.082-51.59-44.125c-22.223-3.3-25.882 9.389-21.67 22.922c2.628 8.442 16.242-6.331 19.303-5.08c21.607 8.836 21.448 31.273 37.83 41.809c-14.835-1.976-28.117-2.762-41.3-.211c-29.945-51.308-61.564-40.198-34.919 2.994c2.113 3.425 8.927 5.073 13.053 6.732c-5.662 4.965-9.78 12.2-9.54 20.502c1.752 13.756 14.946 19.78 26.212 21.498c12.364 1.592 27.146-1.726 31.576-12.58c2.007-5.26 1.712-11.147-.215-15.902c-1.018-2.513-2.417-4.731-4.021-6.78c11.344.416 22.845 2.55 29.79 5.594c18.187 15.095 26.115 35.115 32.893 57.467c-2.415 5.33-7.192 10.766-9.423 15.846l8.646 15.06l-10.625-2.27c.736 13.905 7.36 32.246 15.426 32.651c7.41.373 14.594-12.69 18.316-25.691l-11.021-1.775l13.476-10.887c.468-7.153-2.613-14.755-5.297-20.295c-8.872-27.896-23.127-67.98-47.77-77.66c26.13-2.356 38.815-46.422 41.438-65.86l.232-.066c12.35-14.561 25.533-37.11 20.223-44.518c-2.925-4.079-10.735 23.738-20.323 21.475c-6.25-8.543 9.657-35.865 5.202-35.86zm-9.905 21.021l-5.95 18.707l-6.366-7.652zM52.93 226.662c-4.043.001-7.96.752-11.518 2.438c-13.257 6.723-17.751 22.368-16.277 37.673s9.066 31.845 23.76 43.663c39.993 27.061 95.958 16.622 121.667-15.323c4.767 33.08-29.298 68.178-57.644 67.38c-29.214-.824-64.83-44.993-84.986-23.077C12.86 355.802 29.9 380.6 39.66 394.463c2.968 12.326 2.194 20.675 10.26 29.467c10.1 10.047 32.596 12.806 40.701 13.095c10.615.38-25.369-24.77-22.326-27.867c6.903-7.028 28.344 12.34 28.642 7.33c.511-8.575-20.044-19.76-37.658-25.818c-4.369-6.808-23.714-32.81-18.277-38.883c8.786-6.433 50.577 31.06 74.031 29.625c26.543-2.397 49.61-17.964 63.446-39.857c3.112-6.337 9.174-21.39 9.43-38.295c.446-29.55.398-45.248-24.464-38.178c-16.036 4.56-19.645 35.787-53.3 41.578c-23.613 3.666-39.378-1.73-49.971-10.25c-10.594-8.52-16.104-20.778-17.123-31.361s2.604-17.919 6.504-19.897c1.413-.717 3.193-1.157 5.86-.763c14.893 27.609 54.597 49.416 60.624 46.148c6.755-3.662-6.693-38.607-22.08-49.974c-3.41-2.52-8.984-4.06-14.992-4.997c-7.637-5.28-17.143-8.906-26.037-8.904m199.674 3.865c-18.923 6.785-32.457 11.475-48.497 17.744c8.745 9.341 20.501 17.216 35.893 23.729c-14.27-2.49-27.915 6.555-34.77-7.146c2.043 13.638 1.89 27.52.583 40.246c-1.835 17.842-5.592 32.988-10.57 43.246c14.131 20.597 40.022 38.217 60.757 38.656c22.618.518 61.109-28.689 71.59-60.176c-7.528-5.477-14.792-12.353-17.531-19.94c-2.573-7.488-1.95-14.953-.479-21.716c2.429-11.168 6.86-21.482 8.54-30.863a294 294 0 0 1-7.882-1.639c-.954 5.92-2.872 13.433-6.656 16.5C295.371 275.823 272 272 272 272c13.648-5.775 24.431-12.624 32.799-20.613c-22.826-5.62-39.204-12.938-52.195-20.86M92.024 248.8l6.82 15.08l-16.04-11.32zM240 288c16 4.47 16 4.55 32 0l-16 16zm-32 32s9.351 4.796 20.568 9.137L240 352v-18.92c5.778 1.72 11.418 2.92 16 2.92s10.222-1.2 16-2.92V352l11.432-22.863C294.649 324.796 304 320 304 320l-32 48c-16-7.83-16-7.788-32 0zm160.584 5.9q.476.001.9.118c5.331 1.467 16.452 9.631 11.903 13.513c-5.898 5.034-17.745 1.438-22.979-3.183c-2.669-2.357 5.427-10.469 10.176-10.448m-34.711 28.993c-3.358 5.538-6.772 10.445-10.56 15.097c4.642 2.326 8.366 4.029 11.359 7.881c-11.412 24.935-61.757 20.266-49.346 49.934c6.319 12.108 16.302 15.926 28.606 14.353c20.356-2.24 69.464-33.392 80.011-19.336c4.75 6.33-.26 16.706-2.78 24.58c-18.205 5.738-41.337 17.764-40.796 26.854c.298 5.01 21.737-14.356 28.64-7.328c3.043 3.097-32.94 28.246-22.325 27.867c8.105-.29 30.603-3.049 40.703-13.096c5.172-5.145 8.1-17.452 9.41-24.412c4.843-14.346 10.924-35.626-.08-47.144c-9.072-9.138-22.03-9.728-33.496-7.346c-21.18 1.212-53.863 27.054-68.479 21.146c-10.43-5.673 29.958-21.229 37.06-25.933c6.637-4.766 13.029-12.668 11.995-22.5c-3.113-10.074-11.909-16.986-19.922-20.617m-148.277 11.146c-7.804 24.91-7.598 36.43-31.38 35.402c-23.159-1-45.17 14.215-45.31 37.832c3.64 38.338 55.968 37.41 79.076 31.586c8.037-2.546 20.788 3.721 30.836 2.221c18.846-3.287 46.502-28.528 42.098-34.824c-3.97-5.676-50.143-3.842-75.66 14.719c-13.752 1.276-61.539 5.078-58.354-13.961c5.052-30.196 42.66-14.06 57.639-27.815c7.804-7.542 12.53-18.01 15.738-28.986c-5.308-4.79-10.225-10.218-14.683-16.174M58.21 414.053L73.223 426.7l-16.315-2.78zm175.402 40.36L220.77 464.85l-6.563-7.485zm155.479 17.407l1.304 9.87l-16.316 2.78z"/>`,meeple:`<path fill="currentColor" d="M256 54.99c-27 0-46.418 14.287-57.633 32.23c-10.03 16.047-14.203 34.66-15.017 50.962c-30.608 15.135-64.515 30.394-91.815 45.994c-14.32 8.183-26.805 16.414-36.203 25.26C45.934 218.28 39 228.24 39 239.99c0 5 2.44 9.075 5.19 12.065c2.754 2.99 6.054 5.312 9.812 7.48c7.515 4.336 16.99 7.95 27.412 11.076c15.483 4.646 32.823 8.1 47.9 9.577c-14.996 25.84-34.953 49.574-52.447 72.315C56.65 378.785 39 403.99 39 431.99c0 4-.044 7.123.31 10.26c.355 3.137 1.256 7.053 4.41 10.156s7.017 3.938 10.163 4.28c3.146.345 6.315.304 10.38.304h111.542c8.097 0 14.026.492 20.125-3.43c6.1-3.92 8.324-9.275 12.67-17.275l.088-.16l.08-.166s9.723-19.77 21.324-39.388c5.8-9.808 12.097-19.576 17.574-26.498c2.74-3.46 5.304-6.204 7.15-7.754c.564-.472.82-.56 1.184-.76c.363.2.62.288 1.184.76c1.846 1.55 4.41 4.294 7.15 7.754c5.477 6.922 11.774 16.69 17.574 26.498c11.6 19.618 21.324 39.387 21.324 39.387l.08.165l.088.16c4.346 8 6.55 13.323 12.61 17.254c6.058 3.93 11.974 3.45 19.957 3.45H448c4 0 7.12.043 10.244-.304s6.998-1.21 10.12-4.332c3.12-3.122 3.984-6.997 4.33-10.12c.348-3.122.306-6.244.306-10.244c0-28-17.65-53.205-37.867-79.488c-17.493-22.74-37.45-46.474-52.447-72.315c15.077-1.478 32.417-4.93 47.9-9.576c10.422-3.125 19.897-6.74 27.412-11.075c3.758-2.168 7.058-4.49 9.81-7.48S473 244.988 473 239.988c0-11.75-6.934-21.71-16.332-30.554c-9.398-8.846-21.883-17.077-36.203-25.26c-27.3-15.6-61.207-30.86-91.815-45.994c-.814-16.3-4.988-34.915-15.017-50.96C302.418 69.276 283 54.99 256 54.99"/>`,minotaur:`<path fill="currentColor" d="M110 18.906c-3.766 9.014-2.938 15.91-2.938 28.032c0 26.995 24.076 48.413 52.563 52.562c19.28 2.807 39.315 4.758 59.594 5.813c-8.56 7.39-13.907 18.092-13.907 35.124c0 17.576 6.436 37.856 16.562 52.97c10.126 15.112 23.233 24.374 36.03 24.374c12.8 0 25.906-9.26 36.033-24.374c10.126-15.113 16.562-35.392 16.562-52.97c0-17.186-5.43-27.946-14.125-35.342c19.053-1.09 37.854-2.952 56-5.594c28.487-4.147 51.47-23.72 52.563-52.563c.368-9.723-1.637-18.74-2.938-28.03c-2.943 27.71-26.205 45.69-54.313 49.656c-59.833 8.443-123.54 8.443-183.375 0c-28.107-3.966-51.37-21.945-54.312-49.657zm79.78 99.313c-248.928 7.213-200.628 194.293-22.124 242.5c40.812-39.456-6.55-101.937-43.72-57.033c-23.22-43.474-20.674-82.77 4.5-95.03c48.72 27.067 83.566 88.52 86.126 148.405c-33.595 23.148-59.625 63.032-59.625 63.032l26.344 38.78l-41.31 23.5h82.124c-40.513-40.52-11.77-86.093 36.22-86.093c48.645 0 74.12 48.22 36.248 86.095h81.282l-40.47-23.5l26.345-38.78s-26.458-40.502-60.44-63.564c2.744-59.716 37.52-120.887 86.095-147.874c25.176 12.262 27.722 51.557 4.5 95.03c-37.168-44.903-84.53 17.578-43.72 57.033c178.5-48.206 226.788-235.28-22.124-242.5c2.054 6.73 3.158 14.17 3.158 22.218c0 21.95-7.423 45.024-19.72 63.375c-12.295 18.35-30.17 32.656-51.562 32.656s-39.266-14.306-51.562-32.657c-12.296-18.352-19.72-41.426-19.72-63.375c0-8.048 1.105-15.488 3.157-22.22z"/>`,"mirror-mirror":`<path fill="currentColor" d="M257.688 20.375c-38.528 0-74.835 12.49-107.282 34.813h-54.25V460.5h53.907c32.555 22.454 69.036 35.063 107.625 35.063s75.044-12.61 107.593-35.063h53.908V55.188H364.97c-32.447-22.323-68.754-34.812-107.283-34.812zM123.155 84.28H392.28v347.877H123.157V84.28zm18.688 18.69v108.718l126.844-108.72H141.844zm200.437 0L141.845 274.78v56.626l231.75-198.687v-29.75H342.28zm31.314 140.093L174.53 413.469h46.532l152.532-128.376zm0 66.468l-123.5 103.94h123.5V309.53z"/>`,moon:`<path fill="currentColor" d="M253.125 18.563c-131.53 0-238.375 106.813-238.375 238.343S121.596 495.25 253.125 495.25c131.53 0 238.344-106.815 238.344-238.344c0-131.528-106.816-238.344-238.345-238.344zm-23.938 52.093c40.517 0 77.988 12.904 108.532 34.813a154 154 0 0 0-17.064-.97c-84.157 0-152.375 68.25-152.375 152.406S236.5 409.28 320.656 409.28c5.762 0 11.467-.313 17.063-.936c-30.545 21.91-68.016 34.812-108.533 34.812c-102.98 0-186.28-83.272-186.28-186.25s83.3-186.25 186.28-186.25z"/>`,"next-button":`<path fill="currentColor" d="M84.41 106c-15.63.1-27.67 13.8-25.69 29.3c16 124 16 117.4 0 241.4c-2.54 19.8 17.33 35 35.79 27.3L361.5 292.9v98.8c0 7.9 8.9 14.2 20 14.3h52c11.1-.1 20-6.4 20-14.3V120.2c-.1-7.8-9-14.1-20-14.2h-52c-11 .1-19.9 6.4-20 14.2v98.9L94.51 108c-3.2-1.3-6.63-2-10.1-2"/>`,"ninja-head":`<path fill="currentColor" d="M280.054 19.867c-64.315 0-121.76 28.793-159.643 73.934c27.387.07 87.928 3.05 96.12 25.726c-38.414-12.105-79.753-11.26-108.534-9.302a201 201 0 0 0-13.656 23.314c31.507-8.307 147.998-3.37 154.8 21.268c-75.985-18.624-140.59-8.65-162.058-4.895c-8.768 22.446-13.584 46.805-13.584 72.272c0 111.736 96.248 269.949 210.324 269.949c57.808 0 109.1-40.63 145.637-95.248c-31.403 23.812-98.04 57.308-139.002 34.648c81.592-8.994 139.965-50.978 156.19-63.353c25.207-47.142 39.959-100.432 39.959-145.996c0-111.737-92.477-202.317-206.553-202.317m-.002 151.692c105.084 0 190.273 27.727 190.273 61.931c0 22.047-4.495 33.48-57.797 44.453c-29.39 6.052-95.127-31.181-132.476-31.181c-34.864 0-87.12 41.345-115.219 36.017c-56.597-10.732-75.053-26.433-75.053-49.289c0-34.204 85.188-61.931 190.272-61.931m83.885 39.894c-20.14-.12-41.571 3.295-41.475 9.91c.182 12.453 17.364 22.298 38.377 21.99c21.013-.306 18.555-16.216 37.717-23.101c-.085-5.837-16.85-8.693-34.62-8.799zm-172.682 2.883c-17.77.105-34.534 2.964-34.62 8.8c19.162 6.885 16.704 22.796 37.718 23.102c21.013.307 38.195-9.54 38.377-21.992c.096-6.615-21.336-10.03-41.475-9.91m92.57 82.441c31.032 0 56.188 25.235 56.188 25.235s-28.184-11.104-59.217-11.104s-53.16 11.104-53.16 11.104s25.156-25.235 56.19-25.235zM31.25 411.39c4.344 2.046 7.783-40.336 52.246-61.265c-8.111-8.465-12.438-24.638-14.24-35.502c-32.733 4.158-55.012 84.887-38.006 96.767m56.31-41.694c-7.511-.052-17.26-.228-17.445 16.937c-.498 46.31-42.805 96.953-40.128 98.215c7.138 3.364 49.598-32.077 61.906-59.44c4.159-9.244 11.516-55.603-4.333-55.712"/>`,"open-book":`<path fill="currentColor" d="M149.688 85.625c-1.234.005-2.465.033-3.72.063c-33.913.806-75.48 10.704-127.25 33.718V362.78c60.77-28.82 106.718-37.067 144.22-33.092c33.502 3.55 59.685 16.66 83.562 31.187v-242.97c-23.217-17.744-50.195-30.04-85.97-32a185 185 0 0 0-10.843-.28zm211.968 0c-3.7-.016-7.322.088-10.844.28c-35.773 1.96-62.75 14.256-85.968 32v242.97c23.876-14.527 50.06-27.637 83.562-31.188c37.502-3.974 83.45 4.272 144.22 33.094V119.407c-51.77-23.014-93.337-32.912-127.25-33.72c-1.255-.028-2.486-.056-3.72-.06zm5.72 261.78c-1.038-.002-2.074.017-3.095.033c-4.808.075-9.43.37-13.905.843c-33.932 3.597-59.603 17.976-85.53 34.44v.28c-6.554-1.99-13.02-2.37-19.408-.97c-25.566-16.177-51.003-30.202-84.468-33.75c-5.595-.592-11.44-.883-17.564-.842c-32.04.213-71.833 9.778-124.687 35.937v42.53c60.77-28.823 106.714-37.067 144.218-33.092c18.545 1.965 34.837 6.845 49.75 13.28c-4.682 6.064-9.308 13.268-13.875 21.688h117.156c-5.93-8.22-11.798-15.414-17.626-21.56c14.996-6.503 31.39-11.43 50.062-13.408c37.503-3.974 83.448 4.27 144.22 33.094v-42.53c-53.16-26.31-93.115-35.863-125.25-35.97z"/>`,owl:`<path fill="currentColor" d="m70.574 17.27l-4.87 18.044c24.228 6.543 46.02 15.573 65.478 26.704c-21.276 15.76-35.307 42.705-35.307 73.314c0 13.593 2.77 26.463 7.707 37.955c-21.82 20.365-35.004 49.398-35.004 87.504c0 70.68 42.857 131.724 104.85 161.005l-30.71 70.36h20.376l27.594-63.216c3.01 1.077 6.05 2.09 9.13 3.02c3.56 2.76 7.186 5.25 10.868 7.487l-13.03 52.71h19.28l10.945-44.32c6.856 2.546 13.842 4.224 20.9 5.007v39.312h18.69V452.8c7.872-.906 15.65-2.936 23.255-6.056l11.212 45.412h19.25l-13.44-54.418c3.4-2.222 6.75-4.66 10.036-7.343a193 193 0 0 0 9.537-3.456l28.46 65.216h20.376l-31.8-72.863c59.226-30.165 99.74-89.782 99.74-158.502c0-37.114-12.51-65.62-33.32-85.897c5.383-11.896 8.435-25.327 8.435-39.56c0-30.5-13.928-57.36-35.073-73.144c19.638-11.334 41.452-20.41 65.396-26.876l-4.87-18.043c-26.26 7.092-50.213 17.245-71.75 30c-34.084-18.84-77.19-28.164-120.214-28.114c-40.908.048-81.73 8.575-114.655 25.448c-20.227-11.394-42.7-20.644-67.47-27.333zm182.133 21.4c36.446-.044 72.955 6.705 102.084 20.348c-45.112 31.892-77.918 76.2-97.15 127.79C238.314 134.672 205 88.95 157.073 56.388c27.807-11.744 61.69-17.68 95.635-17.722zm-83.605 68.373c19.4 0 35.33 15.923 35.33 35.32c0 19.4-15.93 35.324-35.33 35.324S133.77 161.76 133.77 142.36c0-19.398 15.932-35.32 35.332-35.32zm179.44 0c19.4 0 35.33 15.923 35.33 35.32c0 19.4-15.93 35.324-35.33 35.324c-19.402 0-35.333-15.923-35.333-35.323c0-19.398 15.93-35.32 35.33-35.32zm-110.378 80.69c4.052 10.347 7.523 21 10.424 31.913l9.03 33.964l9.03-33.964a289 289 0 0 1 10.405-31.72c14.39 21.47 37.346 35.386 63.236 35.386c14.44 0 27.964-4.346 39.608-11.896c-4.003 70.85-18.94 124.726-39.34 161.416c-23.964 43.104-54.35 62.274-83.537 61.836c-29.184-.438-59.806-20.672-83.803-64.074c-20.432-36.954-35.36-90.513-39.354-160.03C145.8 218.65 159.81 223.31 174.8 223.31c25.967 0 48.984-14 63.364-35.58zm-125.266 2.147c.433.61.864 1.22 1.31 1.816c2.165 81.335 18.39 144.056 42.653 187.942a209 209 0 0 0 11.538 18.55c-48.72-28.262-81.132-79.294-81.132-137.394c0-32.026 9.226-54.484 25.632-70.913zm288.282 1.428c15.53 16.296 24.226 38.38 24.226 69.486c0 56.37-30.516 106.083-76.828 134.804a206 206 0 0 0 8.315-13.682c24.163-43.46 40.328-106.15 42.628-188.473c.56-.707 1.122-1.41 1.66-2.135zM163.684 250.36c-3.753 6.263-6.096 14.53-6.096 23.24c0 20.065 12.095 35.915 26.82 35.915c12.53 0 23.354-11.585 26.21-27.465c-4.692 4.098-10.472 6.34-16.456 6.34c-15.98 0-29.423-16.616-30.478-38.03m185.912 2.477c-1.056 21.413-14.496 38.03-30.477 38.03c-5.985 0-11.763-2.242-16.458-6.34c2.858 15.88 13.68 27.466 26.21 27.466c14.726 0 26.21-15.85 26.21-35.916c0-8.71-1.732-16.977-5.484-23.24zm-68.73 28.97c-3.51 13.094-14.307 23.18-24.53 23.18c-9.984 0-20.61-10.057-23.943-22.507c-.813 3.397-1.752 7.03-1.752 10.796c0 19.225 11.59 34.41 25.698 34.41s25.697-15.185 25.697-34.41c0-3.986-.26-7.9-1.168-11.47zm35.04 66.706c-3.435 16.552-14.208 29.013-27.45 29.013c-8.24 0-15.752-4.6-21.024-12.146c.738 18.326 12.065 33.062 25.697 33.062c14.107 0 25.696-15.862 25.696-35.086c0-5.407-1.303-10.277-2.92-14.844zM200.27 349.86c-1.294 4.168-1.752 8.69-1.752 13.497c0 19.224 11.59 35.085 25.697 35.085c13.633 0 24.375-14.737 25.113-33.063c-5.272 7.545-12.784 12.146-21.025 12.146c-12.916 0-24.314-11.735-28.032-27.666z"/>`,"pause-button":`<path fill="currentColor" d="M120.16 45A20.16 20.16 0 0 0 100 65.16v381.68A20.16 20.16 0 0 0 120.16 467h65.68A20.16 20.16 0 0 0 206 446.84V65.16A20.16 20.16 0 0 0 185.84 45zm206 0A20.16 20.16 0 0 0 306 65.16v381.68A20.16 20.16 0 0 0 326.16 467h65.68A20.16 20.16 0 0 0 412 446.84V65.16A20.16 20.16 0 0 0 391.84 45z"/>`,"perspective-dice-six-faces-random":`<path fill="currentColor" d="M255.76 44.764c-6.176 0-12.353 1.384-17.137 4.152L85.87 137.276c-9.57 5.536-9.57 14.29 0 19.826l152.753 88.36c9.57 5.536 24.703 5.536 34.272 0l152.753-88.36c9.57-5.535 9.57-14.29 0-19.825l-152.753-88.36c-4.785-2.77-10.96-4.153-17.135-4.153m-.824 53.11q13.52.146 24.31 6.192q7.38 4.136 9.666 9.438q2.21 5.261.26 13.865l-1.6 5.706q-1.59 6.125-.66 8.81q.854 2.645 4.242 4.544l3.39 1.898l-33.235 18.62l-3.693-2.067q-6.176-3.459-7.883-7.82q-1.782-4.402.594-14.005l1.524-5.748q1.33-5.135.26-8.418q-.98-3.336-4.444-5.277q-5.273-2.954-12.63-2.123q-7.433.79-15.35 5.225q-7.457 4.178-13.55 10.46q-6.167 6.243-10.587 14.288L171.9 138.21q7.977-8.01 15.676-14.013q7.7-6 16.262-10.8q22.464-12.586 41.78-14.967a69 69 0 0 1 9.32-.557zm50.757 56.7l26.815 15.024l-33.235 18.62l-26.816-15.023l33.236-18.62zM75.67 173.84c-5.753-.155-9.664 4.336-9.664 12.28v157.696c0 11.052 7.57 24.163 17.14 29.69l146.93 84.848c9.57 5.526 17.14 1.156 17.14-9.895V290.76c0-11.052-7.57-24.16-17.14-29.688l-146.93-84.847c-2.69-1.555-5.225-2.327-7.476-2.387zm360.773.002c-2.25.06-4.783.83-7.474 2.385l-146.935 84.847c-9.57 5.527-17.14 18.638-17.14 29.69v157.7c0 11.05 7.57 15.418 17.14 9.89L428.97 373.51c9.57-5.527 17.137-18.636 17.137-29.688v-157.7c0-7.942-3.91-12.432-9.664-12.278zm-321.545 63.752q9.83 2.05 17.954 5.013a99.6 99.6 0 0 1 15.68 7.325q19.82 11.445 30.218 26.082q10.398 14.55 10.398 31.04q0 8.46-3.168 13.364q-3.169 4.818-10.804 8.094l-5.2 1.92q-5.524 2.163-7.23 4.46q-1.705 2.207-1.705 6.092v3.885l-29.325-16.933v-4.23q-.001-7.08 2.68-10.97q2.681-3.977 11.292-7.467l5.2-2.006q4.63-1.815 6.742-4.567q2.191-2.704 2.192-6.676q0-6.041-3.9-11.66q-3.899-5.705-10.885-9.74q-6.58-3.798-14.217-5.272q-7.636-1.56-15.922-.645v-27.11zm269.54 8.607q2.282 0 4.232.493q10.398 2.543 10.398 19.034q0 8.46-3.168 17.023q-3.168 8.476-10.804 20.568l-5.2 7.924q-5.524 8.542-7.23 12.807q-1.705 4.178-1.705 8.063v3.885l-29.325 16.932v-4.23q0-7.08 2.68-14.067q2.683-7.073 11.292-20.504l5.2-8.01q4.63-7.164 6.742-12.354q2.191-5.238 2.192-9.21q0-6.042-3.898-7.158q-3.9-1.201-10.887 2.83q-6.58 3.801-14.215 11.145q-7.635 7.259-15.922 17.74v-27.11q9.83-9.3 17.95-15.718q8.126-6.417 15.68-10.777q16.106-9.3 25.99-9.307zm-252.723 94.515l29.326 16.93v30.736l-29.325-16.93v-30.735zm239.246 8.06v30.735l-29.325 16.93v-30.733l29.326-16.932z"/>`,"perspective-dice-six-faces-two":`<path fill="currentColor" d="M255.75 44.813c-6.187 0-12.75 1.563-17.125 4.093L85.875 137.28c-4.375 2.532-7.094 6.33-7.094 9.907c0 3.58 2.69 7.376 7.064 9.907l152.78 88.375c4.376 2.53 10.94 4.093 17.126 4.093s12.782-1.564 17.156-4.094l152.75-88.376c4.375-2.53 7.094-6.328 7.094-9.906c0-3.58-2.75-7.376-7.125-9.907l-152.75-88.374c-4.375-2.53-10.938-4.094-17.125-4.093zm0 12.343a31.953 18.96 0 0 1 23.063 5.563a31.953 18.96 0 0 1-45.188 26.81a31.953 18.96 0 0 1 20.813-32.343a31.953 18.96 0 0 1 1.312-.03M75.07 173.95c-1.497.048-2.873.402-4.033 1.07c-3.094 1.787-5.033 6.043-5.033 11.095v157.688c0 5.052 1.94 11.547 5.033 16.906s7.723 10.27 12.098 12.796l146.945 84.857c4.375 2.527 9.03 2.974 12.123 1.188c3.094-1.785 5.008-6.056 5.008-11.11V290.755c0-5.052-1.913-11.532-5.007-16.89c-3.094-5.36-7.748-10.255-12.123-12.782L83.135 176.225c-2.735-1.58-5.57-2.352-8.065-2.274zm361.97.017c-2.504-.083-5.348.684-8.083 2.263L282.04 261.07c-4.376 2.527-9.03 7.456-12.124 12.815l-.082.14c-3.047 5.332-4.926 11.71-4.926 16.72v157.718c0 5.052 1.914 9.323 5.008 11.11c3.094 1.785 7.748 1.305 12.123-1.22l146.917-84.84c4.375-2.528 9.03-7.423 12.125-12.783c3.094-5.36 5.033-11.853 5.033-16.906v-157.72c0-5.05-1.94-9.275-5.033-11.06c-1.16-.67-2.54-1.028-4.043-1.077zm-14.222 21.803A18.008 31.236 31.906 0 1 434 210.973a18.008 31.236 31.906 0 1-45 25.98a18.008 31.236 31.906 0 1 33.818-41.183m-167.068 2.292a31.953 18.96 0 0 1 23.063 5.563a31.953 18.96 0 0 1-45.188 26.813a31.953 18.96 0 0 1 20.813-32.344a31.953 18.96 0 0 1 1.312-.03zM145.295 289.1a31.236 18.008 58.094 0 1 33.818 41.183a31.236 18.008 58.094 0 1-45-25.98a31.236 18.008 58.094 0 1 11.182-15.203m221.525 0a18.008 31.236 31.906 0 1 .002 0a18.008 31.236 31.906 0 1 11.18 15.203a18.008 31.236 31.906 0 1-45 25.98A18.008 31.236 31.906 0 1 366.82 289.1m-56.002 94.043A18.008 31.236 31.906 0 1 322 398.346a18.008 31.236 31.906 0 1-45 25.98a18.008 31.236 31.906 0 1 33.818-41.183"/>`,"play-button":`<path fill="currentColor" d="M106.854 106.002a26.003 26.003 0 0 0-25.64 29.326c16 124 16 117.344 0 241.344a26.003 26.003 0 0 0 35.776 27.332l298-124a26.003 26.003 0 0 0 0-48.008l-298-124a26 26 0 0 0-10.136-1.994"/>`,"previous-button":`<path fill="currentColor" d="M427.6 106c15.6.1 27.7 13.8 25.7 29.3c-16 124-16 117.4 0 241.4c2.5 19.8-17.4 35-35.8 27.3l-267-111.1v98.8c0 7.9-8.9 14.2-20 14.3H78.49c-11.1-.1-20-6.4-20-14.3V120.2c.1-7.8 9-14.1 20-14.2h52.01c11 .1 19.9 6.4 20 14.2v98.9l267-111.1c3.2-1.3 6.6-2 10.1-2"/>`,recycle:`<path fill="currentColor" d="M255.875 19.75c-15.54.336-30.444 4.193-44.97 10.5l22.47 42c7.42-2.652 15.023-4.442 22.5-4.5c25.633 0 52.754 13.658 73.47 49.47l16.624 28.874l20.217-11.656l43.407 75.187l-53.5 30.844l107.812 62.186V178.312l-33.062 19.063l-59.5-104.156c-27.476-47.506-71.07-73.848-115.47-73.47zm-75.22 57.844L72.813 139.78l32.282 18.595l-56.156 98.313c-25.153 43.508-26.934 92.827-6 131.968c8.675 16.22 21.838 29.508 37.5 40.47l24-40.47c-8.042-6.36-14.9-13.912-19.5-22.5c-12.51-23.402-13.322-54.64 4.5-85.47l13.624-23.436l-19.687-11.375l43.313-75.03l53.968 31.093V77.594zm255.157 267.562c-1.564 7.687-3.835 14.362-7.5 21c-12.83 23.206-38 40.5-77.968 40.5h-24.438v22.906h-86.78V367.5L131.31 429.656l107.813 62.188v-37.22h111.22c54.52 0 98.506-25.648 119.967-64.468c7.566-13.695 11.738-29.242 13.5-45h-48z"/>`,"rolling-dices":`<path fill="currentColor" d="M138.798 35.342L28.73 114.268l95.777 29.095l111.305-87.09zm112.986 31.082l-118.047 89.96l51.07 131.102l8.534-7.455l4.23-15.708a18.338 13.102 76.863 0 1-9.08-20.45a18.338 13.102 76.863 0 1 10.997-13.727a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 3.113 1.544l7.94-29.48a9 9 0 0 1 .353-1.04l.058-.128a9 9 0 0 1 .32-.685l.09-.153a9 9 0 0 1 .37-.625a9 9 0 0 1 .534-.723l.066-.074a9 9 0 0 1 .54-.594a9 9 0 0 1 .65-.593l.004-.002a9 9 0 0 1 .46-.342a9 9 0 0 1 .266-.197a9 9 0 0 1 .502-.3a9 9 0 0 1 .27-.157a9 9 0 0 1 .44-.208a9 9 0 0 1 .38-.178a9 9 0 0 1 .437-.152a9 9 0 0 1 .41-.143a9 9 0 0 1 .404-.1a9 9 0 0 1 .47-.114a9 9 0 0 1 .51-.07a9 9 0 0 1 .37-.05h.01l.01-.003l33.624-2.873a18.338 13.102 76.863 0 1 10.326-9.777a18.338 13.102 76.863 0 1 3.622.53a18.338 13.102 76.863 0 1 8.527 7.327l13.043-1.113L251.785 66.42zM137.25 74.03a9.8 19.77 77.916 0 1 12.798 8.734a9.8 19.77 77.916 0 1-21.938 11.998a9.8 19.77 77.916 0 1-16.57-8.602a9.8 19.77 77.916 0 1 21.938-12a9.8 19.77 77.916 0 1 3.77-.13zm100.228 23.517a18.338 13.102 76.863 0 1 .002 0a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 12.112 21.94a18.338 13.102 76.863 0 1-14.617 13.196a18.338 13.102 76.863 0 1-12.114-21.94a18.338 13.102 76.863 0 1 10.998-13.726zM24.22 131.71l46.992 114.124l94.236 40.38l-45.988-125.57l-95.24-28.935zm147.886 17.43a18.338 13.102 76.863 0 1 3.622.528a18.338 13.102 76.863 0 1 12.11 21.94a18.338 13.102 76.863 0 1-14.616 13.197a18.338 13.102 76.863 0 1-12.112-21.94a18.338 13.102 76.863 0 1 10.996-13.726zm-75.123 13.016a19.454 9.134 59.254 0 1 16.955 15.078a19.454 9.134 59.254 0 1-.425 19.485A19.454 9.134 59.254 0 1 95.6 181.78a19.454 9.134 59.254 0 1 .424-19.48a19.454 9.134 59.254 0 1 .96-.144zm263.393 40.21l-112.102 9.577l113.762 79.926l113.598-16.956l-115.258-72.55zM70.82 212.022A19.454 9.134 59.254 0 1 87.777 227.1a19.454 9.134 59.254 0 1-.425 19.484a19.454 9.134 59.254 0 1-17.913-14.938a19.454 9.134 59.254 0 1 .425-19.482a19.454 9.134 59.254 0 1 .96-.14zm157.378 7.813L186.66 374.023l115.616 99.454l47.147-168.47l-121.225-85.17zm126.987 11.168a21.76 8.898 15.267 0 1 19.693 4.783a21.76 8.898 15.267 0 1 7.607 14.244a21.76 8.898 15.267 0 1-28.886-3.182a21.76 8.898 15.267 0 1-7.61-14.244a21.76 8.898 15.267 0 1 9.195-1.6zM487.78 291.3L366.9 309.343l-46.823 167.316l116.297-31.77zm-181.808 10.8a25.834 15.573 84.277 0 1 4.238.943a25.834 15.573 84.277 0 1 12.873 31.72a25.834 15.573 84.277 0 1-18.105 17.893a25.834 15.573 84.277 0 1-12.874-31.72a25.834 15.573 84.277 0 1 13.868-18.836m154.086 11.636a13.237 21.96 28.62 0 1 7.673 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.878a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zM391.362 324.4a13.237 21.96 28.62 0 1 7.672 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.877a13.237 21.96 28.62 0 1 6.177-28.434a13.237 21.96 28.62 0 1 13.615-8.008zm-173.996 13.305a25.834 15.573 84.277 0 1 4.24.945a25.834 15.573 84.277 0 1 12.872 31.72a25.834 15.573 84.277 0 1-18.106 17.894a25.834 15.573 84.277 0 1-12.873-31.72a25.834 15.573 84.277 0 1 13.866-18.84zm212.278 60.87a13.237 21.96 28.62 0 1 7.67 4.13a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.876a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zm-70.332 19.488a13.237 21.96 28.62 0 1 7.67 4.132a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.874a13.237 21.96 28.62 0 1 6.176-28.434a13.237 21.96 28.62 0 1 13.616-8.007z"/>`,"round-table":`<path fill="currentColor" d="M253.8 30.44c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.76-7.6 18.06c-3.2 13.1-3.9 29.1-4 43.3h17.5l1.6 21.9c6.8-.3 13.8-.5 20.9-.5q11.25 0 21.9.6l1.5-22h16.6c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.46-7.3-17.96s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8zM61.9 174.4c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.94 0l4.3-64.3H104c0-14.3-.2-30.6-3.1-43.9c-1.57-7.2-3.97-13.5-7.27-18c-3.29-4.5-7.39-7.2-13.29-8.1l-7.64-1.2l4.8-6c3.94-4.8 6.54-11.8 6.54-19.6c0-15.4-9.64-26.8-20.14-26.8zm384 0c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.9 0l4.3-64.3H488c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.5-7.3-18s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8zm-190 19c-36.7 0-69.9 5.3-93.2 13.5c-11.6 4.1-20.7 9-26.3 13.7c-5.7 4.7-7.5 8.6-7.5 11.8s1.8 7.1 7.5 11.8c5.6 4.7 14.7 9.5 26.3 13.7c23.3 8.2 56.5 13.5 93.2 13.5s69.9-5.3 93.2-13.5c11.6-4.2 20.7-9 26.3-13.7c5.7-4.7 7.5-8.6 7.5-11.8s-1.8-7.1-7.5-11.8c-5.6-4.7-14.7-9.6-26.3-13.7c-23.3-8.2-56.5-13.5-93.2-13.5m-105 79.2v45.8h18v-39.8c-4.2-1.2-8.3-2.4-12.2-3.8c-2-.7-3.9-1.4-5.8-2.2m210 0c-1.9.8-3.8 1.5-5.8 2.2c-3.9 1.4-8 2.6-12.2 3.8v39.8h18zm-107.1 19c-9.5 1.2-18.1 12.3-18.1 26.8c0 8 2.7 15 6.7 19.9l4.9 5.8l-7.5 1.4c-5.2 1-9 3.8-12.3 8.3c-3.4 4.6-5.9 10.8-7.6 18.1c-3.2 13.1-3.9 29.1-4 43.3h17.5l4.7 64.3c12.2 2.8 25.2 2.6 36.9 0l4.3-64.3h16.6c0-14.3-.2-30.6-3.1-43.9c-1.6-7.2-4-13.5-7.3-18s-7.4-7.2-13.3-8.1l-7.6-1.2l4.8-6c3.9-4.8 6.5-11.8 6.5-19.6c0-15.4-9.6-26.8-20.1-26.8z"/>`,sailboat:`<path fill="currentColor" d="M199.256 74.5v285H27.744l25.998 78h326.513l104-78h-267v-285h-18zm18 18c36.787 88.85 64.94 216 0 250h208c22-34-11.905-164.76-208-250m-36 0c-33.046 69.333-50 200-144 250h144z"/>`,"scroll-unfurled":`<path fill="currentColor" d="M103.432 17.844a87 87 0 0 0-3.348.08q-3.822.163-7.604.678c-20.167 2.747-39.158 13.667-52.324 33.67c-24.613 37.4 2.194 98.025 56.625 98.025c.536 0 1.058-.012 1.583-.022v.704h60.565c-10.758 31.994-30.298 66.596-52.448 101.43a283 283 0 0 0-6.29 10.406l34.878 35.733l-56.263 9.423c-32.728 85.966-27.42 182.074 48.277 182.074v-.002l9.31.066c23.83-.57 46.732-4.298 61.325-12.887c4.174-2.458 7.63-5.237 10.467-8.42h-32.446c-20.33 5.95-40.8-6.94-47.396-25.922c-8.956-25.77 7.52-52.36 31.867-60.452a55.6 55.6 0 0 1 17.565-2.834v-.406h178.33c-.57-44.403 16.35-90.125 49.184-126c23.955-26.176 42.03-60.624 51.3-94.846l-41.225-24.932l38.272-6.906l-43.37-25.807h-.005l.002-.002l.002.002l52.127-8.85c-5.232-39.134-28.84-68.113-77.37-68.113C341.14 32.26 222.11 35.29 149.34 28.496c-14.888-6.763-30.547-10.723-45.908-10.652m.464 18.703c13.137.043 27.407 3.804 41.247 10.63l.033-.07c4.667 4.735 8.542 9.737 11.68 14.985H82.92l10.574 14.78c10.608 14.83 19.803 31.99 21.09 42.024c.643 5.017-.11 7.167-1.814 8.836c-1.705 1.67-6.228 3.875-15.99 3.875c-40.587 0-56.878-44.952-41.012-69.06C66.238 46.64 79.582 39.22 95.002 37.12a64 64 0 0 1 8.894-.573M118.5 80.78h46.28c4.275 15.734 3.656 33.07-.544 51.51H131.52c1.9-5.027 2.268-10.574 1.6-15.77c-1.527-11.913-7.405-24.065-14.62-35.74m101.553 317.095c6.44 6.84 11.192 15.31 13.37 24.914c3.797 16.736 3.092 31.208-1.767 43.204c-4.526 11.175-12.576 19.79-22.29 26h237.19c14.448 0 24.887-5.678 32.2-14.318c7.312-8.64 11.2-20.514 10.705-32.352a47.7 47.7 0 0 0-2.407-13.18l-69.91-8.205l42.017-20.528c-8.32-3.442-18.64-5.537-31.375-5.537H220.053zm-42.668.506a37 37 0 0 0-3.457.153a34.8 34.8 0 0 0-7.824 1.63c-15.11 5.02-25.338 21.54-20.11 36.583c3.673 10.57 15.347 17.71 25.654 13.938l1.555-.57h43.354c.946-6.36.754-13.882-1.358-23.192c-3.71-16.358-20.543-28.483-37.815-28.54z"/>`,"shaking-hands":`<path fill="currentColor" d="m494 61.363l-82.58 77.934l78.994 132.96l3.586-4.458V61.362zM18 62.5v225.893c4.48.582 9.863.903 15.295.96c11.87.125 21.654-.65 27.15-1.144L113.1 154.974zm389.154 104.86l-7.04 4.556c-.15.097-5.362 3.336-6.893 4.29l-10.605 6.42l.15.09c-4.914 3.057-6.28 3.917-11.857 7.38c-2.83 1.757-2.9 1.798-5.584 3.465c-20.29-10.907-42.306-19.29-67.998-25.882c-32.312 9.762-66.542 23.888-100.722 37.142c14.19 17.087 29.96 22.651 45.845 22.85c18.42.23 37.25-7.78 50.218-16.754l7.4-5.12l7.426 10.73l115.453 83.33l45.112-29.987zm-280.677 2.74L81.11 284.887l16.65 12.803l30.795-34.905l2.467-2.795l3.72-.232q2.25-.141 4.44-.13c10.212.066 19.342 2.716 26.19 8.76c5.072 4.472 8.444 10.426 10.4 17.32l2.28-.142c11.995-.75 22.802 1.725 30.63 8.63c7.827 6.907 11.63 17.323 12.38 29.32l.07 1.08c6.44 1.216 12.205 3.752 16.893 7.888c7.828 6.906 11.63 17.32 12.38 29.317l.197 3.12a38 38 0 0 1 1.9.658l2.033-2.853l5.47-7.678l2.813-3.95l7.33 5.223l59.428 42.336c6.464-1.594 10.317-4.075 12.46-7.086c2.147-3.012 3.233-7.47 2.624-14.107l-71.258-51.03l-7.318-5.24l5.19-7.246l6.67-9.365l7.33 5.223l80.335 57.226c6.464-1.593 10.32-4.074 12.463-7.085c2.144-3.01 3.23-7.457 2.625-14.082l-92.398-65.55l-7.34-5.21l10.414-14.68l7.343 5.208l92.414 65.565c6.47-1.594 10.327-4.075 12.473-7.088c2.148-3.015 3.233-7.476 2.62-14.125l-110.44-79.71c-14.655 8.688-33.402 15.648-53.557 15.396c-23.587-.295-48.817-11.566-67.377-40.05a9 9 0 0 1 4.343-13.327c13.014-4.945 26.163-10.17 39.343-15.354l-92.056-6.834zm12.902 107.62l-47.564 53.91c.927 6.746 3.04 10.942 5.887 13.454s7.275 4.085 14.084 4.164l47.563-53.908c-.927-6.747-3.04-10.945-5.887-13.457s-7.274-4.084-14.084-4.162zm43.308 25.81l-53.713 60.88c.926 6.747 3.04 10.945 5.886 13.457c2.85 2.51 7.275 4.083 14.085 4.16l53.713-60.878c-.926-6.748-3.04-10.944-5.887-13.457s-7.273-4.085-14.083-4.164zm29.34 38.286l-47.56 53.91c.927 6.746 3.04 10.943 5.887 13.456c2.848 2.512 7.275 4.083 14.084 4.162L232 359.44c-.927-6.75-3.04-10.947-5.887-13.46c-2.847-2.512-7.274-4.083-14.084-4.162zm24.702 39.137l-38.794 44.28c.925 6.76 3.038 10.962 5.888 13.476c2.845 2.51 7.267 4.082 14.067 4.163l38.796-44.28c-.926-6.758-3.04-10.96-5.89-13.476c-2.844-2.51-7.266-4.08-14.066-4.162zm35.342 4.79c1.694 4.62 2.673 9.74 3.014 15.192l.232 3.704l-8.277 9.448l26.724 19.037c6.464-1.594 10.316-4.075 12.46-7.086c2.145-3.01 3.233-7.464 2.628-14.093l-36.78-26.2z"/>`,share:`<path fill="currentColor" d="M384 64a64 64 0 0 0-64 64a64 64 0 0 0 1.1 11.3l-146.3 73.2A64 64 0 0 0 128 192a64 64 0 0 0-64 64a64 64 0 0 0 64 64a64 64 0 0 0 46.8-20.5L321 372.7a64 64 0 0 0-1 11.3a64 64 0 0 0 64 64a64 64 0 0 0 64-64a64 64 0 0 0-64-64a64 64 0 0 0-46.8 20.5L191 267.4a64 64 0 0 0 1-11.4a64 64 0 0 0-1.1-11.4l146.3-73.1A64 64 0 0 0 384 192a64 64 0 0 0 64-64a64 64 0 0 0-64-64"/>`,shield:`<path fill="currentColor" d="M256 16c25 24 100 72 150 72v96c0 96-75 240-150 312c-75-72-150-216-150-312V88c50 0 125-48 150-72"/>`,"spartan-helmet":`<path fill="currentColor" d="M253.714 20.358c-8.79.075-17.448.82-25.89 2.308c-46.55 8.208-89.423 26.157-121.225 52.065c-31.803 25.908-52.572 59.39-56.316 100.053l-.004.04l-.004.04c-8.45 83.885 39.397 152.37 65.604 181.553c5.21 5.804 7.064 13.574 6.533 20.862s-3.04 14.494-6.598 21.838c-7.114 14.688-18.703 30.06-31.03 44.457c-13.957 16.303-27.375 29.703-37.75 39.627c7.203-1.214 14.764-4.37 22.67-9.368c14.66-9.265 29.554-24.475 42.097-41.298c12.543-16.824 22.807-35.28 28.802-50.586c2.998-7.654 4.912-14.54 5.614-19.72c.7-5.178-.177-8.39-.354-8.687c-15.34-25.73-31.257-52.027-40.687-79.112s-12.2-55.565-.073-83.35c25.223-57.79 78.02-85.085 130.772-89.605c52.61-4.508 105.963 12.396 136.545 44.71l23.292 22.474l69.254-41.47c-20.34-26.314-55.49-55.33-96.24-76.257c-33.546-17.226-70.702-28.978-106.18-30.428q-4.436-.182-8.832-.144zM372.42 146.184l-.058-.057l.31.313c-.083-.087-.17-.17-.25-.256zM244.814 118.95a167 167 0 0 0-7.4.457c-3.562.305-7.11.73-10.64 1.255l9.628 45.077a117 117 0 0 1 17.646-3.564l-9.233-43.226zm43.85 3.658c-4.866 12.845-7.33 25.916-6.978 39.04c6.034.48 12.086 1.335 18.12 2.557c-.868-12.19 1.306-24.43 6.362-36.98a173 173 0 0 0-17.504-4.617m-106.672 11.79c-6.112 3.028-12 6.54-17.612 10.532c17.55 8.862 29.7 22.763 34.715 39.594a107.4 107.4 0 0 1 15.564-10.063c-6.122-16.257-17.577-30.086-32.666-40.063zm88.136 44.796q-1.734-.003-3.457.047q-4.014.113-7.952.502c-41.993 4.176-77.31 30.258-87.475 90.07c-2.198 12.94 4.293 42.822 12.246 67.66c7.952 24.836 16.634 45.517 16.634 45.517l.504 1.198l.143 1.295c1.96 17.7-9.11 34.967-21.212 52.26c-8.036 11.486-16.43 22.104-23.97 31.72c24-1.35 45.963-11.985 67.177-30.947c-.124-.5-.17-.71-.313-1.297c-.866-3.594-1.955-8.697-1.687-14.68c.446-9.983 5.674-21.958 18.818-31.868c-24.577-35.02-28.898-78.757-24.06-115.027l.886-6.65l6.626-1.05c58.715-9.29 97.246-28.81 139.34-54.593c-27.566-21.88-61.198-34.115-92.25-34.158zm120.197 37.84c-48.424 30.517-91.56 55.67-157.556 67.35c-3.253 33.408 2.427 71.84 25.226 100.798c12.607.61 23.264 6.977 29.904 16.184c6.747 9.353 9.946 21.162 10.83 33.628c23.288 21.426 62.97 39.024 97.764 56.655c-3.17-39.444-.296-76.34-14.538-114.11l-62.842-25.3l-.062-.027c-14.313-6.018-23.332-13.792-26.512-24.03c-3.18-10.236-.874-19.966 1.188-31.064l2.2-11.852l10.74 5.476c23.407 11.94 51.394 20.52 77.548 20.065l6.582-.116l2.103 6.238c10.593 31.436 12.912 56.612 15.752 82.203l7.787 3.113c4.126-29.38 1.912-68.686-3.862-104.425c-5.463-33.817-14.72-65.03-22.252-80.788zM223.397 441.148c-.01.444.094.455.01.04c-.002-.008-.01-.033-.01-.04"/>`,speaker:`<path fill="currentColor" d="m275.5 96l-96 96h-96v128h96l96 96zm51.46 27.668l-4.66 17.387c52.066 13.95 88.2 61.04 88.2 114.945s-36.134 100.994-88.2 114.945l4.66 17.387C386.81 372.295 428.5 317.962 428.5 256c0-61.963-41.69-116.295-101.54-132.332m-12.425 46.365l-4.658 17.387C340.96 195.748 362.5 223.822 362.5 256s-21.54 60.252-52.623 68.58l4.658 17.387C353.402 331.552 380.5 296.237 380.5 256s-27.098-75.552-65.965-85.967m-12.424 46.363l-4.657 17.387C307.55 236.49 314.5 245.547 314.5 256s-6.95 19.51-17.047 22.217l4.658 17.387c17.884-4.792 30.39-21.09 30.39-39.604s-12.506-34.812-30.39-39.604"/>`,"speaker-off":`<path fill="currentColor" d="m275.5 96l-96 96h-96v128h96l96 96zm50.863 89.637l-12.726 12.726L371.273 256l-57.636 57.637l12.726 12.726L384 268.727l57.637 57.636l12.726-12.726L396.727 256l57.636-57.637l-12.726-12.726L384 243.273z"/>`,"spell-book":`<path fill="currentColor" d="M319.61 20.654c13.145 33.114 13.144 33.115-5.46 63.5c33.114-13.145 33.116-13.146 63.5 5.457c-13.145-33.114-13.146-33.113 5.457-63.498c-33.114 13.146-33.113 13.145-63.498-5.459zM113.024 38.021c-11.808 21.04-11.808 21.04-35.724 24.217c21.04 11.809 21.04 11.808 24.217 35.725c11.808-21.04 11.808-21.04 35.724-24.217c-21.04-11.808-21.04-11.808-24.217-35.725m76.55 56.184c-.952 50.588-.95 50.588-41.991 80.18c50.587.95 50.588.95 80.18 41.99c.95-50.588.95-50.588 41.99-80.18c-50.588-.95-50.588-.95-80.18-41.99zm191.177 55.885c-.046 24.127-.048 24.125-19.377 38.564c24.127.047 24.127.046 38.566 19.375c.047-24.126.046-24.125 19.375-38.564c-24.126-.047-24.125-.046-38.564-19.375m-184.086 83.88a96 96 0 0 0-3.492.134c-18.591 1.064-41.868 8.416-77.445 22.556L76.012 433.582c78.487-20.734 132.97-21.909 170.99-4.615V247.71c-18.076-8.813-31.79-13.399-46.707-13.737a91 91 0 0 0-3.629-.002zm122.686 11.42a209 209 0 0 0-8.514.098c-12.81.417-27.638 2.215-45.84 4.522v177.135c43.565-7.825 106.85-4.2 171.244 7.566l-39.78-177.197c-35.904-8.37-56.589-11.91-77.11-12.123zm2.289 16.95c18.889.204 36.852 2.768 53.707 5.02l4.437 16.523c-23.78-3.75-65.966-4.906-92.467-.98l-.636-17.805c11.959-2.154 23.625-2.88 34.959-2.758m-250.483 4.658L60.54 313.002h24.094l10.326-46.004H71.158zm345.881 0l39.742 177.031l2.239 9.973l22.591-.152l-40.855-186.852zm-78.857 57.82c16.993.026 33.67.791 49.146 2.223l3.524 17.174c-32.645-3.08-72.58-2.889-102.995 0l-.709-17.174c16.733-1.533 34.04-2.248 51.034-2.223m-281.793 6.18l-6.924 30.004h24.394l6.735-30.004H56.389zm274.418 27.244c4.656.021 9.487.085 14.716.203l2.555 17.498c-19.97-.471-47.115.56-59.728 1.05l-.7-17.985c16.803-.493 29.189-.828 43.157-.766m41.476.447c8.268.042 16.697.334 24.121.069l2.58 17.74c-8.653-.312-24.87-.83-32.064-.502l-2.807-17.234a257 257 0 0 1 8.17-.073m-326.97 20.309l-17.985 77.928l25.035-.17l17.455-77.758H45.313zm303.164 11.848c19.608-.01 38.66.774 56.449 2.572l2.996 20.787c-34.305-4.244-85.755-7.697-119.1-3.244l-.14-17.922c20.02-1.379 40.186-2.183 59.795-2.193m-166.606 44.05c-30.112.09-67.916 6.25-115.408 19.76l-7.22 2.053l187.759-1.27v-6.347c-16.236-9.206-37.42-14.278-65.13-14.196zm134.41 6.174c-19.63.067-37.112 1.439-51.283 4.182v10.064l177.594-1.203c-44.322-8.634-89.137-13.17-126.31-13.043zM26 475v18h460v-18z"/>`,stack:`<path fill="currentColor" d="M256 18.365L50.14 136L256 253.635L461.86 136zm-154 168L50.14 216L256 333.635L461.86 216L410 186.365l-154 88zm0 80L50.14 296L256 413.635L461.86 296L410 266.365l-154 88zm0 80L50.14 376L256 493.635L461.86 376L410 346.365l-154 88z"/>`,sun:`<path fill="currentColor" d="M320.063 19.72c-72.258 14.575-19.248 71.693-74.344 108.81c4.846-.49 9.746-.702 14.655-.624c16.288.26 32.785 3.72 48.594 10.72a126 126 0 0 1 14.25 7.405c12.107-47.476-37.103-96.38-3.158-126.31zM136.75 44.47c-40.76 61.357 36.984 64.33 24.406 129.405c17.407-21.255 41.17-35.9 67.156-42.313c-25.006-42.138-94.4-41.924-91.562-87.093zm297.313 75.405c-32.547.872-45.475 46.314-96.594 36.22c21.35 17.42 36.034 41.25 42.467 67.31c42.306-24.92 42.053-94.466 87.282-91.624c-13.43-8.92-24.06-12.15-33.158-11.905zm-177.97 26.656c-23.656.46-46.53 8.82-64.906 23.626l18.657 36.156L170 193.156a107.6 107.6 0 0 0-9.406 16.938c-8.726 19.708-11.002 40.59-7.78 60.344l44.78 2.125l-34 30.312c10.798 20.622 28.414 37.852 51.406 48.03a108 108 0 0 0 9.313 3.626l24.53-38.25l9.095 43.814c27.3.075 53.737-10.387 73.593-29.188l-19.186-37.125l38.406 12.658a109 109 0 0 0 5.03-9.938c9.746-22.01 11.457-45.498 6.44-67.22l-37.626-1.75l27.687-24.718c-10.83-20.194-28.236-37.07-50.874-47.093a107 107 0 0 0-4.125-1.72l-25.874 40.313l-9.906-47.75c-.5-.016-1-.023-1.5-.032c-1.3-.02-2.61-.024-3.906 0zM133.407 186.5c-41.652.725-82.483 34.847-108.72 5.094c14.573 72.234 71.664 19.3 108.783 74.312c-2.154-20.972.934-42.758 10.06-63.375a126 126 0 0 1 7.345-14.093c-5.822-1.47-11.642-2.038-17.47-1.937zm249.5 53.97a124.65 124.65 0 0 1-10.03 63.624l-.188.375a126 126 0 0 1-7.22 13.78c47.524 12.244 96.507-37.137 126.47-3.156c-14.603-72.388-71.92-19.04-109.032-74.625zM136.53 283.405c-42.123 25.014-41.928 94.37-87.093 91.53c61.422 40.803 64.322-37.123 129.594-24.342c-21.344-17.385-36.03-41.167-42.5-67.188zm219.064 48.906c-17.406 21.46-41.236 36.24-67.344 42.72c24.944 42.263 94.497 42.004 91.656 87.218c40.867-61.52-37.402-64.358-24.312-129.938M193.406 360.72c-12.047 47.456 37.087 96.33 3.156 126.25c72.305-14.587 19.195-71.79 74.47-108.908c-21.04 2.204-42.898-.9-63.594-10.062a126 126 0 0 1-14.032-7.28"/>`,talk:`<path fill="currentColor" d="M488 348.78h-70.24l-15.1 87.44l-48.78-87.44H169v-50h190v-157h129zm-145-273v207H158.13l-48.79 87.47l-15.11-87.47H24v-207zM136.724 215.324c0-10.139-12.257-15.214-19.425-8.046s-2.093 19.426 8.046 19.426c6.285 0 11.38-5.095 11.38-11.38zm60.945 0c-.068-10.12-12.32-15.122-19.452-7.943c-7.131 7.18-2.047 19.399 8.073 19.399c6.314 0 11.422-5.141 11.38-11.456zm60.945 0c0-10.139-12.257-15.214-19.425-8.046s-2.093 19.426 8.046 19.426c6.284 0 11.38-5.095 11.38-11.38z"/>`,"templar-shield":`<path fill="currentColor" d="m256 21.938l-4.025 2.01c-96 48-93.455 47.175-189.455 63.175l-8.592 1.432l1.15 8.634c16.125 120.934 48.338 217.868 85.022 285.12c18.34 33.627 37.776 59.85 57.263 78.022C216.85 478.502 236.625 489 256 489s39.15-10.497 58.637-28.668s38.922-44.395 57.263-78.02c36.684-67.254 68.897-164.188 85.022-285.123l1.15-8.635l-8.592-1.432c-96-16-93.455-15.174-189.455-63.174zM224 64c16 0 16 0 32 16c16-16 16-16 32-16c-16 16-16 16-16 32l2.666 48h109.158S400 144 416 128c0 16 0 16-16 32c16 16 16 16 16 32c-16-16-32.176-16-32.176-16h-107.38L288 384s0 32 16 64c-16 0-48 0-48-16c0 16-32 16-48 16c16-32 16-64 16-64l11.555-208H128.13S112 176 96 192c0-16 0-16 16-32c-16-16-16-16-16-32c16 16 32.13 16 32.13 16h109.204L240 96c0-16 0-16-16-32"/>`,"theater-curtains":`<path fill="currentColor" d="M18 18v94.275c28.382-12.57 52.994-35.202 71.39-59.734c-4.662-3.466-8.973-7.064-12.865-10.79C68.903 34.452 62.723 26.51 58.973 18zm61.754 0c2.378 3.508 5.41 7.103 9.22 10.75c10.73 10.274 26.505 20.414 44.88 29.117C170.602 75.274 217.8 87 256 87s85.398-11.726 122.146-29.133c18.375-8.703 34.15-18.843 44.88-29.117c3.81-3.647 6.842-7.242 9.22-10.75zm373.273 0c-3.75 8.51-9.93 16.452-17.552 23.75c-3.892 3.726-8.203 7.324-12.864 10.79c18.396 24.533 43.008 47.166 71.39 59.735V18zm-82.554 16.734C354.78 52.937 308.428 65.326 256 65.33c-52.242-.023-98.44-12.343-114.236-30.463C168.982 45.655 211.206 51.987 256 52c44.953-.022 87.294-6.408 114.473-17.266M104.785 62.78C83.37 91.92 53.765 118.415 18 131.788v174.035c2.116.805 4.112 1.178 6 1.178c8.312-.646 12.295-5.132 18.324-9.984c29.568-24.024 49.255-66.27 65.053-119.094c9.187-30.72 17.136-64.91 25.34-100.78a301 301 0 0 1-6.57-3.01c-7.512-3.557-14.67-7.346-21.362-11.35zm302.43 0c-6.693 4.006-13.85 7.795-21.36 11.353a305 305 0 0 1-6.572 3.008c8.204 35.872 16.153 70.062 25.34 100.782c15.798 52.825 35.485 95.07 65.053 119.094c5.414 4.648 11.22 9.89 18.324 9.984c1.888 0 3.884-.373 6-1.178V131.787c-35.764-13.373-65.37-39.87-86.785-69.006zM46.13 317.34C39.233 322.193 31.793 325 24 325c-2.025 0-4.026-.197-6-.564v123.2c6.273 2.01 14.098 3.364 22 3.364c12.41 0 24.637-3.336 30.94-7.316c-.04-43.556-.973-88.042-24.81-126.344m419.74 0c-23.837 38.302-24.77 82.788-24.81 126.344c6.303 3.98 18.53 7.316 30.94 7.316c7.902 0 15.727-1.353 22-3.363v-123.2a33 33 0 0 1-6 .563c-7.792 0-15.232-2.807-22.13-7.66M88.39 409c.6 13.277.61 26.37.61 39v3.73l-2.637 2.633C75.18 465.545 57.5 469 40 469c-7.475 0-14.98-.636-22-2.232V487h476v-20.232c-7.02 1.596-14.525 2.232-22 2.232c-17.5 0-35.18-3.455-46.363-14.637L423 451.73V448c0-12.63.01-25.723.61-39z"/>`,"three-friends":`<path fill="currentColor" d="M389 40.84c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35-18.7-35-44.03c0-25.24 16.5-44.03 35-44.03m-132.9 0c18.4 0 35 18.79 35 44.03c0 25.33-16.6 44.03-35 44.03c-18.5 0-35.1-18.7-35.1-44.03c0-25.24 16.6-44.03 35.1-44.03m-133 0c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35.09-18.7-35.09-44.03c0-25.24 16.59-44.03 35.09-44.03m133 109.06c64 2 118 2 182.8 4.2c30.9 17.8 45.2 109 44.3 140.7l-17.6 17.7c-7.7-42.8-17.4-99.9-33.5-112.6v87.6l4.1 183.7H414l-16.7-184.7h-18l-16.7 184.7h-22.3l4.2-183.7l-8-88.5h-29.3l-7.2 88.2l4.2 183.7h-22.3l-16.8-184.7h-18l-16.8 184.7h-22.2l4.2-183.7L205 199h-29.3l-8 88.5l4.2 183.7h-22.3l-16.7-184.7h-18L98.01 471.2h-22.2l4.2-183.7v-87.6c-16.2 12.7-25.9 69.8-33.6 112.6l-17.6-17.7c-.9-31.7 13.5-122.9 44.3-140.7c64.99-2.2 118.99-2.2 182.99-4.2"/>`,token:`<path fill="currentColor" d="M256 117c-65.2 0-124.2 11.6-166.13 29.7c-20.95 9.1-37.57 19.8-48.57 31.1S25 200.4 25 212s5.3 22.9 16.3 34.2s27.62 22 48.57 31.1C131.8 295.4 190.8 307 256 307s124.2-11.6 166.1-29.7c21-9.1 37.6-19.8 48.6-31.1S487 223.6 487 212s-5.3-22.9-16.3-34.2s-27.6-22-48.6-31.1C380.2 128.6 321.2 117 256 117M25 255.1v50.2c0 6.3 5.3 17.6 16.3 28.9s27.62 22 48.57 31.1C131.8 383.4 190.8 395 256 395s124.2-11.6 166.1-29.7c21-9.1 37.6-19.8 48.6-31.1s16.3-22.6 16.3-28.9v-50.2c-1.1 1.3-2.2 2.5-3.4 3.7c-13.3 13.6-31.8 25.3-54.3 35c-45 19.5-106 31.2-173.3 31.2s-128.3-11.7-173.28-31.2c-22.49-9.7-41.01-21.4-54.3-35c-1.19-1.2-2.32-2.5-3.42-3.7"/>`,trireme:`<path fill="currentColor" d="m176.837 19.198l-16.84 6.358a409 409 0 0 1 6.2 17.662a604 604 0 0 1 19.026.412a430 430 0 0 0-8.386-24.432m171.73 27.88l-17.076 5.689a308 308 0 0 1 6.451 22.168c6.2-.201 12.885-.21 18.531-.084c-2.243-9.35-4.858-18.625-7.906-27.774zM163.608 61.553c-35.687-.08-72.224 2.875-102.092 9.047c31.502 63.023 21.36 127.176 11.951 186.377c6.66-3.484 14.299-6.825 23.17-9.924c20.7-7.23 46.702-13.283 73.541-16.29c26.84-3.006 54.461-3.007 78.53 2.42c2.393.54 4.752 1.147 7.078 1.807c4.659-43.672 3.944-88.62-19.928-129.758l-5.37-9.254c14.989-5.784 31.568-10.739 45.061-13.65a278 278 0 0 0-8.035-9.91c-26.997-7.045-64.873-10.778-103.906-10.865m186.03 31.215a307 307 0 0 0-6.21.03c-30.306.47-61.853 5.293-86.87 13.055c25.163 50.463 21.18 104.252 14.523 152.272c4.878-2.44 10.147-4.748 16.12-6.99c16.449-6.173 36.648-11.122 57.325-13.38c20.677-2.257 41.797-1.88 60.207 3.286c11.532 3.236 22.213 8.601 30.441 16.525c6.069-19.54 12.783-37.8 15.141-57.576c3.016-25.295-.556-53.611-22.184-92.482c-18.522-9.572-47.56-14.576-78.494-14.74zM34.74 242.779c-1.579 20.015-7.296 37.936-8.25 56.257c-.764 15.604 1.607 33.312 6.898 50.799c9.265 30.615 27.63 61.29 56.248 75.158L41.58 479.661l13.52 11.885l56.663-64.46c6.464 1.064 13.686 1.997 21.569 2.808L89.579 479.66l13.52 11.885l52.556-59.785c7.252.486 14.971.884 22.953 1.228l-41.03 46.672l13.52 11.885l50.778-57.762c10.092.258 20.587.43 31.443.518l-40.98 46.615l13.519 11.885l51.373-58.438c8.072-.004 16.766-.047 24.094-.07l-40.987 46.623l13.52 11.885l51.518-58.602c8.254-.038 16.347-.09 24.191-.181l-41.229 46.898l13.52 11.885l52.078-59.24c51.293-1.339 93.833-5.506 131.713-19.575l-2.457-17.558c-34.2-1.249-51.658-29.807-43.396-54.461c5.637-4.618 10.617-9.951 14.673-15.858c11.127-16.2 14.881-37.733 4.229-57.478l-15.842 8.547c7.38 13.678 5.014 26.75-3.223 38.742c-3.941 5.738-9.35 10.968-15.57 15.242c-108.045 18.877-295.175 45.39-372.65 15.988c-4.219-15.394-7.539-32.63-6.944-47.236l.002-.018l25.604-15.914zm170.699 4a273 273 0 0 0-17.19.5c-1.076 30.34-3.038 66.685-4.462 97.138l17.98-1.158c1.43-30.563 3.467-65.377 4.565-96.469c-.299-.002-.594-.01-.893-.012zm160.512 7.712c-6.009.048-12.151.404-18.295 1.04c-1.834 26.561-4.137 54.553-5.192 74.027l17.973-3.028c1.053-19.438 3.573-44.157 5.514-72.039m21.32 102.58c15.183.519 36.84 18.13 36.559 23.008c-.291 5.035-21.101 27.619-35.309 27.943s-38.825-16.226-38.951-20.71s21.04-29.602 36.252-30.237q.714-.029 1.45-.004zm-.758 11.395c-7.739 0-14.012 6.275-14.011 14.013c0 7.74 6.272 14.013 14.011 14.014c7.74 0 14.014-6.274 14.014-14.014s-6.274-14.013-14.014-14.013"/>`,"triton-head":`<path fill="currentColor" d="M256 25c-29 0-59.3 14.86-81.9 35.63c-21.9 20.07-36.1 45.57-37 65.27c7.6 15.2 15.2 30.1 21.1 43.6c6.2 14.1 10.8 26.7 10.8 38.5h-18c0-6.6-3.4-18-9.2-31.3c-5.9-13.3-13.8-28.6-21.9-44.7c-12.3-24.6-23.59-38.24-43.19-50.59c4 25.29 2.8 48.29-4.3 67.69c-6.4 17.6-17.9 32-33.7 42c38.5 16.3 71.89 40.5 96.69 75.7l-14.8 10.4c-21.09-30.1-48.89-51.3-81.89-66.4c13.1 24 17.9 46.6 16.3 67.9c-1.9 24.2-11.8 46.2-24.8 67.4c57.6 13.5 105.09 23.5 168.69 112c13 18.1 28.4 28.9 57.1 28.9s44.1-10.8 57.1-28.9c63.6-88.5 111.1-98.5 168.7-112c-13-21.2-22.9-43.2-24.8-67.4c-1.6-21.3 3.2-43.9 16.3-68c-33 15.1-60.8 36.3-81.9 66.5l-14.8-10.4c24.8-35.2 58.2-59.4 96.7-75.7c-15.9-10-27.4-24.4-33.8-42c-7-19.4-8.2-42.4-4.2-67.69c-19.6 12.35-30.9 25.99-43.2 50.59c-8.1 16.1-16 31.4-21.9 44.7c-5.8 13.3-9.2 24.7-9.2 31.3h-18c0-11.8 4.6-24.4 10.8-38.5c5.9-13.5 13.5-28.4 21.1-43.6c-.9-19.7-15.1-45.2-37-65.27C315.3 39.86 285 25 256 25m-72 246c27 0 49 22 49 49s-22 49-49 49s-49-22-49-49s22-49 49-49m144 0c27 0 49 22 49 49s-22 49-49 49s-49-22-49-49s22-49 49-49m-144 18c-17.2 0-31 13.8-31 31c0 8.7 3.5 16.5 9.2 22.1c-2-4.3-3.2-9.1-3.2-14.1c0-18.1 14.9-33 33-33c5 0 9.8 1.2 14.1 3.2c-5.6-5.7-13.4-9.2-22.1-9.2m144 0c-17.2 0-31 13.8-31 31c0 8.7 3.5 16.5 9.2 22.1c-2-4.3-3.2-9.1-3.2-14.1c0-18.1 14.9-33 33-33c5 0 9.8 1.2 14.1 3.2c-5.6-5.7-13.4-9.2-22.1-9.2"/>`,"two-coins":`<path fill="currentColor" d="M264.4 95.01c-35.6-.06-80.2 11.19-124.2 34.09C96.27 152 61.45 182 41.01 211.3c-20.45 29.2-25.98 56.4-15.92 75.8c10.07 19.3 35.53 30.4 71.22 30.4c35.69.1 80.29-11.2 124.19-34c44-22.9 78.8-53 99.2-82.2c20.5-29.2 25.9-56.4 15.9-75.8c-10.1-19.3-35.5-30.49-71.2-30.49m91.9 70.29c-3.5 15.3-11.1 31-21.8 46.3c-22.6 32.3-59.5 63.8-105.7 87.8c-46.2 24.1-93.1 36.2-132.5 36.2c-18.6 0-35.84-2.8-50.37-8.7l10.59 20.4c10.08 19.4 35.47 30.5 71.18 30.5c35.7 0 80.3-11.2 124.2-34.1c44-22.8 78.8-52.9 99.2-82.2c20.4-29.2 26-56.4 15.9-75.7zm28.8 16.8c11.2 26.7 2.2 59.2-19.2 89.7c-18.9 27.1-47.8 53.4-83.6 75.4c11.1 1.2 22.7 1.8 34.5 1.8c49.5 0 94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9s-17.4-43.4-49.1-59.9c-16.1-8.4-35.7-15.3-57.6-20m106.7 124.8c-10.2 11.9-24.2 22.4-40.7 31c-35 18.2-82.2 29.1-134.3 29.1c-21.2 0-41.6-1.8-60.7-5.2c-23.2 11.7-46.5 20.4-68.9 26.1c1.2.7 2.4 1.3 3.7 2c31.6 16.5 76.4 27.1 125.9 27.1s94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9z"/>`,unplugged:`<path fill="currentColor" d="M196 136c-61.174 0-111.656 45.834-119.063 105H16v30h60.938C84.344 330.166 134.825 376 196 376h15c8.31 0 15-6.69 15-15v-30h45v-30h-45v-90h45v-30h-45v-30c0-8.31-6.69-15-15-15zm210 0c-8.31 0-15 6.69-15 15v30h30v30h-30v90h30v30h-30v30c0 8.31 6.69 15 15 15h90V136z"/>`,upgrade:`<path fill="currentColor" d="m256 29.816l-231 154v106.368l231-154l231 154V183.816zm0 128.043L105 259.783v90.283l151-101.925l151 101.925v-90.283zm0 112l-87 58.725v67.6l87-58l87 58v-67.6zm0 89.957l-87 58v64.368l87-58l87 58v-64.368z"/>`,"winged-shield":`<path fill="currentColor" d="M133.813 37.28C103.96 66.698 96.25 109.353 110.28 145.47c-36.49-20.383-64.53-55.487-74.624-98.907c-24.28 73.892 10.364 151.554 77.406 183.812c-32.378 8.965-67.574-2.14-92.843-33.03c13.227 64.09 61.895 103.305 111.843 93.905c-6.975 30.883-30.75 49.33-62.032 44.438c34.323 27.377 71.306 27 91.157 2.437c12.456 22.323 27.246 44.204 44.375 65.438l-23.125 12.062c16.96 26.955 42.62 53.035 75.907 77.125c31.79-23.093 55.416-48.452 72.437-74.28l-22.81-11.845c18.262-22.29 33.963-45.313 47.124-68.844c19.78 24.912 56.984 25.416 91.47-2.092c-31.284 4.89-55.09-13.554-62.064-44.438c49.96 9.422 98.644-29.8 111.875-93.906c-25.27 30.89-60.465 41.996-92.844 33.03c67.044-32.257 101.688-109.92 77.408-183.81c-10.097 43.428-38.153 78.525-74.657 98.905c14.035-36.12 6.356-78.772-23.5-108.19c12.743 50.553-15.21 102.74-63.842 120.345c-39.307 2.985-81.754 3.038-121.063.094c-48.77-17.527-76.824-69.81-64.063-120.44zm252.156 130.595c-3.963 92.26-46.662 184.737-127.908 265.78c-81.665-81.18-123.585-173.522-127.437-265.75c75.58 14.548 179.816 14.366 255.344-.03z"/>`,"wolf-head":`<path fill="currentColor" d="M179.3 38.94C154.7 77.7 142.7 139.7 168.4 185.9l-16.3 9.2c-6.7-11.9-11.2-24.4-13.9-37.2c-34.5-6.3-69.42-7.5-104.98-2.1c34.07 10.1 52.77 23.7 76.68 46.7c-26.82 9.7-60.25 30.2-92.93 70.2c35.47-8.8 64.83-11.5 89.43-6.3c-36.94 22.5-64.06 56.1-88.34 114.1c35.9-17.2 64.89-18.8 102.94-18.8c-23.07 32.7-35.27 77.2-36.31 112.8c24.51-26 57.61-60.2 87.21-79c3 29.9 15 58.3 35.9 85.3c-.2-43.9 10.3-88.3 31.6-133.4c-18.8 9-32.4 18.1-49.9 29.3c6.2-27.9 12.4-55.8 18.7-83.7c-23.3 2.4-39 10-60.5 18.5c16.3-33.1 32.7-66.1 49.1-99.2l16.8 8.3l-28.4 57.4c18.4-4.4 28.7-4.1 45.7-1.3c-4.5 20.4-9 40.7-13.6 61c65.3-36.2 148.3-45.9 226.7-50c7.6-12.9 13.8-24.2 18.8-34.8l-6.3-24.4l-24.4 30.8l-7.8-27.5l-22.5 29.2l-7.5-26.1l-23.9 31.5l-7.7-28.2l-23.8 31.4l1.2-41.1l22.6-42.7l7.6 28.3l23.9-31.5l7.6 28.2l23.5-30l6.5 26.9l24.5-30.8l7.8 27.5l24.6-32c2.3-10.8 4.6-22.4 7.4-35.7c-55.5-3.7-106.3 4.8-154 9.8c-38-20.8-80.8-26.8-121.9-18.5c-13.6-29.69-27.2-59.38-40.9-89.06M325.5 158.3c-4.5 14.2-13 18.3-24.7 20.6c-16.1-4.4-28.3-15.5-34.4-30.2c20.4-3.8 42.4 3.4 59.1 9.6"/>`,"woman-elf-face":`<path fill="currentColor" d="M256 41c-28.25 0-58.36 18.25-81.166 44.857a170 170 0 0 0-8.947 11.403L208 69.184l23.127 15.418c.506-6.936 2.568-13.312 6.07-18.565C241.265 59.937 247.934 55 256 55s14.735 4.936 18.803 11.037c3.502 5.253 5.564 11.63 6.07 18.565L304 69.184l42.113 28.076a171 171 0 0 0-8.947-11.403C314.36 59.25 284.25 41 256 41m0 32c-.77 0-2.103.436-3.826 3.02C250.45 78.608 249 82.995 249 88c0 3.83.85 7.29 2.02 9.865l4.98 3.32l4.98-3.32C262.15 95.29 263 91.83 263 88c0-5.006-1.45-9.393-3.174-11.98C258.103 73.437 256.77 73 256 73m-48 17.816l-28.623 19.08l5.336 1.067c16.922 2.09 36.528 3.426 56.605 3.867a27.8 27.8 0 0 1-3.7-4.268zm96 0l-29.617 19.747a28 28 0 0 1-3.7 4.267c20.077-.442 39.685-1.777 56.608-3.867l5.333-1.067zM32 112c33.318 33.318 58.914 89.742 71.463 126.506c3.176-25.792 7.433-52.057 12.54-74.658a521 521 0 0 1 3.585-14.922C98.66 132.53 44.818 112 32 112m448 0c-12.818 0-66.66 20.53-87.588 36.926a518 518 0 0 1 3.584 14.922c5.108 22.6 9.365 48.866 12.54 74.658C421.087 201.742 446.683 145.318 480 112m-331.47 10.086c-4.642 8.756-10.375 25.398-14.97 45.73c-5.475 24.23-10.06 53.44-13.257 81.444c-2.72 23.812-4.36 46.505-4.832 64.775c6.863-23.28 15.328-51.522 26.116-79.943c14.948-39.38 33.48-78.513 59.758-101.444l-52.813-10.562zm214.94 0l-52.814 10.562c26.277 22.93 44.81 62.063 59.758 101.444c10.788 28.42 19.253 56.664 26.115 79.943c-.474-18.27-2.114-40.963-4.833-64.775c-3.197-28.003-7.782-57.213-13.258-81.444c-4.595-20.332-10.328-36.974-14.97-45.73zm-128.755 10.62l-6.69 3.345c-6.37 3.187-12.575 8.02-18.574 14.118c6.667.82 12.99 2.112 18.59 3.863c8.714 2.728 16.785 5.412 20.364 14.75l-16.808 6.44c.716 1.868-2.263-1.923-8.932-4.01c-6.67-2.085-15.925-3.606-25.332-3.99c-.636-.025-1.273-.033-1.91-.048c-3.23 4.555-6.38 9.44-9.442 14.596c4.823-1.175 9.422-1.768 14.02-1.768c12 0 24 4 40 12c0 16-16 32-32 32c-9.86 0-25.784-6.078-36.563-14.484c-4.653 9.97-9.01 20.393-13.023 30.964a689 689 0 0 0-6.662 18.38c9.174 24.796 21.778 46.163 35.352 63.615c13.475 17.326 27.913 30.755 40.576 39.666C240.342 371.05 251.75 375 256 375s15.658-3.95 28.32-12.86s27.1-22.34 40.576-39.665c13.574-17.452 26.178-38.82 35.352-63.614a689 689 0 0 0-6.662-18.38c-4.013-10.57-8.37-20.995-13.024-30.964C329.784 217.922 313.86 224 304 224c-16 0-32-16-32-32c16-8 28-12 40-12c4.598 0 9.197.593 14.02 1.768c-3.043-5.124-6.173-9.98-9.383-14.512c-9.19.424-18.187 1.915-24.707 3.955c-6.67 2.087-9.648 5.878-8.932 4.01l-16.81-6.44c3.58-9.338 11.653-12.022 20.37-14.75c4.95-1.548 10.476-2.728 16.296-3.55c-6.093-6.248-12.4-11.19-18.88-14.43l-6.69-3.345a765 765 0 0 1-42.569 0M200 192a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8m111.648 0a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8M240 256l16 4.098L272 256c0 16-16 16-16 16s-16 0-16-16m-96.836 28.87c-4.49 14.25-8.274 27.123-11.822 39.16c-9.37 62.528-29.578 99.06-52.65 146.353c4.716-.48 9.643-1.316 14.462-2.922c10.293-3.43 19.87-9.632 26.795-23.485l8.05-16.1l8.05 16.1c7.835 15.668 12.134 21.143 14.272 22.773c1.07.815 1.84 1.144 3.942 1.793c.25.08.683.214.984.308c12.907-29.755 25.753-81.982 27.535-123.414a245 245 0 0 1-9.887-11.91c-10.863-13.966-21.126-30.27-29.732-48.655zm225.672 0c-8.606 18.385-18.87 34.688-29.732 48.655a246 246 0 0 1-9.887 11.91c1.824 42.395 15.232 96.096 28.435 125.454c.942-.053 1.702-.12 2.155-.21c1.098-.223.9-.08 1.836-1.022c1.873-1.886 6.306-9.683 14.306-25.683l8.05-16.1l8.05 16.1c6.927 13.853 16.503 20.055 26.796 23.486c5.303 1.77 10.72 2.63 15.857 3.073c-17.65-45.806-38.75-79.5-50.51-134.562c-4.353-14.547-9.39-32.163-15.357-51.1zM240 288s16 0 16 6.693C256 288 272 288 272 288c16 0 32 16 48 16c0 0-28.9 29.78-48 32c-5.653.657-16-5.96-16-5.96s-10.347 6.617-16 5.96c-19.1-2.22-48-32-48-32c16 0 32.012-15.997 48-16m-40.482 74.475c-.435 4.7-.954 9.44-1.58 14.207l1.55 2.326l25.91 38.865l24.24-24.236l1.048-1.05c-10.23-1.496-21.165-7.142-33.366-15.728c-5.783-4.07-11.77-8.882-17.802-14.385zm112.964 0c-6.033 5.503-12.02 10.314-17.802 14.384c-12.2 8.585-23.134 14.23-33.364 15.728l25.286 25.285l25.91-38.865l1.55-2.326a374 374 0 0 1-1.58-14.207zm-118.82 40.242c-4.95 25.17-12.022 49.39-19.78 68.283h70.358l-28.166-35.072l-22.412-33.21zm124.676 0l-22.412 33.21L267.76 471h70.36c-7.76-18.893-14.83-43.113-19.782-68.283M256 412.727l-19.88 19.882L256 456.942l19.88-24.334z"/>`},As=`abdominal-armor.acrobatic.airtight-hatch.all-seeing-eye.anchor.angel-outfit.angel-wings.anvil-impact.armor-blueprint.arrow-cluster.arrows-shield.ascending-block.axe-swing.backstab.barbarian.barrel.bat-blade.battery-100.battery-pack.beams-aura.bee.beer-stein.bestial-fangs.big-wave.binoculars.black-book.black-hand-shield.bleeding-heart.bleeding-wound.blindfold.blood.book-aura.book-cover.bordered-shield.bottled-shadow.bow-arrow.bowie-knife.brain.broadhead-arrow.broadsword.broom.bullet-impacts.bullseye.bunker.burning-eye.burning-meteor.burning-passion.burning-skull.butterfly-flower.cactus.campfire.captain-hat-profile.card-ace-spades.card-burn.card-draw.card-exchange.card-joker.card-pickup.card-play.carpet-bombing.cash.cauldron.chained-heart.chalice-drops.charged-arrow.charging-bull.charm.checked-shield.chess-knight.church.circuitry.claw-slashes.claws.cloak-dagger.cog.coinflip.cornucopia.cracked-saber.cracked-shield.crested-helmet.cross-flare.cross-shield.crossed-chains.crossed-pistols.crossed-sabres.crossed-swords.crosshair-arrow.crossroad.crow-nest.crown-coin.curling-vines.cursed-star.cut-diamond.cycle.daggers.dart.dead-eye.dead-wood.deku-tree.dice-shield.diving-dagger.dodge.dodging.dove.dread-skull.dripping-blade.dripping-knife.drop.drowning.duel.dust-cloud.dynamite.eclipse.eclipse-flare.electric.empty-chessboard.enlightenment.enrage.evil-book.evil-eyes.evil-moon.evil-tree.exit-door.factory-arm.fairy.falling.fangs.fast-arrow.feather-necklace.feathered-wing.feline.female-vampire.fertilizer-bag.fire-ace.fire-bottle.fire-bowl.fire-dash.fire-ring.fire-shield.fire-silhouette.fire-spell-cast.fire-wave.fireball.firework-rocket.fist.flame.flame-spin.flamethrower.flaming-arrow.flat-hammer.floating-ghost.flower-emblem.fluffy-cloud.flying-flag.flying-shuriken.focused-lightning.footprint.footsteps.forest.fountain.fragmented-meteor.fruit-tree.fulguro-punch.gaze.gem-pendant.gemini.ghost.grab.grasping-claws.greenhouse.guarded-tower.gun-stock.gunshot.half-dead.hammer-drop.hand.hand-grip.hand-of-god.handcuffs.heart-beats.heart-drop.heart-organ.heart-plus.heartburn.hearts.heaven-gate.heavy-bullets.heavy-rain.helmet-head-shot.hexagonal-nut.hidden.high-kick.high-punch.high-shot.hill-conquest.holy-grail.holy-hand-grenade.holy-symbol.holy-water.hood.hooded-assassin.hunter-eyes.hunting-horn.idea.imperial-crown.incense.inner-self.japan.jeweled-chalice.jungle.katana.kimono.kneeling.knife-thrust.knocked-out-stars.kraken-tentacle.laurel-crown.laurels.laurels-trophy.liberty-wing.lightning-shield.lion.lotus.lotus-flower.mad-scientist.magic-palm.magnifying-glass.mailed-fist.meat.meditation.megabot.meteor-impact.mighty-spanner.missile-swarm.money-stack.monk-face.monkey-wrench.mono-wheel-robot.monstera-leaf.moon.moon-bats.moon-orbit.muscle-up.nano-bot.neck-bite.nested-eclipses.ninja-head.ninja-heroic-stance.ninja-mask.oak-leaf.open-palm.open-treasure-chest.overlord-helm.path-distance.paw-heart.paw-print.perspective-dice-six.perspective-dice-six-faces-random.perspective-dice-six-faces-six.piercing-sword.pig-face.pirate-cannon.pirate-captain.pirate-flag.pirate-hat.pirate-hook.pirate-skull.pistol-gun.plain-dagger.planks.plant-roots.plant-seed.plant-watering.pointing.poison.poison-bottle.poker-hand.police-badge.pounce.power-generator.power-lightning.prayer.prayer-beads.psychic-waves.punch.punch-blast.punching-bag.puppet.quake-stomp.quick-slash.ragged-wound.recycle.relic-blade.reload-gun-barrel.resting-vampire.revolver.robber-hand.robot-golem.rolling-dice-cup.rolling-dices.root-tip.rope-coil.round-table.running-ninja.saber-slash.saber-tooth.saber-toothed-cat-head.sabers-choc.sacrificial-dagger.saloon-doors.samurai-helmet.scar-wound.school-of-fish.screwdriver.scythe.seedling.semi-closed-eye.severed-hand.shadow-follower.shadow-grasp.shaking-hands.shark-jaws.shield-bash.shield-reflect.shining-sword.shinto-shrine.ship-wreck.shouting.shrug.silver-bullet.skeletal-hand.smoke-bomb.spark-spirit.sparkling-sabre.spears.spectre.spider-bot.spiked-bat.spiked-fence.spotted-bug.sprint.sprout.star-medal.star-shuriken.stone-spear.stopwatch.sun.sun-cloud.sun-priest.sunbeams.sunrise.supersonic-bullet.surrounded-shield.swan-breeze.swap-bag.sword-altar.sword-brandish.sword-clash.sword-slice.sword-wound.swordman.swords-power.target-poster.targeted.targeting.tearing.teleport.templar-shield.temple-gate.tesla-coil.test-tubes.third-eye.thorned-arrow.thorny-vine.thrown-daggers.thrown-spear.tied-scroll.tightrope.tooth.torch.tracked-robot.transfuse.treasure-map.tree-branch.tree-face.tree-growth.tree-roots.tribal-shield.triple-claws.triple-yin.trophy.truce.trumpet-flag.tumbleweed.two-coins.two-shadows.vampire-cape.vine-whip.vintage-robot.volcano.wanted-reward.water-splash.watering-can.western-hat.whirlpool-shuriken.whirlwind.wildfires.wing-cloak.winged-scepter.winged-shield.winged-sword.wingfoot.wolf-trap.woman-elf-face.wooden-fence.yin-yang.zeus-sword`.split(`.`),js=`/assets/icons-DEQ_963V.svg`;function Ms(e){return ks[e]}function Ns(e){return`${js}#${e}`}var Ps=new Set(As);function Fs(e){return Ps.has(e)}function Is(e){return e}var Ls=Vr(`<use></use>`),Rs=Vr(`<path class="shield svelte-dlgoph" d="M256 24 464 88v160c0 124-92 204-208 240C140 452 48 372 48 248V88z"></path><text x="256" y="350" text-anchor="middle" class="svelte-dlgoph"> </text>`,1),zs=Vr(`<svg class="icon svelte-dlgoph" viewBox="0 0 512 512"><!></svg>`);function Bs(e,t){tt(t,!0);let n=wt(()=>Ms(t.name)),r=wt(()=>[...t.of||t.label||t.name][0]?.toLocaleUpperCase()??``);var i=zs(),a=hn(i),o=e=>{var t=Ur();yi(gn(t),()=>Z(n),void 0,!0),Wr(e,t)},s=e=>{var n=Ls();Fn(e=>ia(n,`href`,e),[()=>Ns(t.name)]),Wr(e,n)},c=wt(()=>Fs(t.name)),l=e=>{var t=Rs(),n=_n(vn(gn(t)),!0);Fn(()=>Xr(n,Z(r))),Wr(e,t)};oi(a,e=>{Z(n)?e(o):Z(c)?e(s,1):t.name&&e(l,2)}),ke(i),Fn(()=>{ia(i,`role`,t.label?`img`:void 0),ia(i,`aria-label`,t.label),ia(i,`aria-hidden`,t.label?void 0:`true`)}),Wr(e,i),nt()}export{Vr as $,ra as A,f as At,Ci as B,ma as C,$e as Ct,oa as D,Je as Dt,qi as E,et as Et,Ii as F,ci as G,bi as H,Ai as I,Zr as J,oi as K,Di as L,Ui as M,Hi as N,ta as O,Ae as Ot,Ri as P,zr as Q,Ei as R,ga as S,ft as St,Ki as T,tt as Tt,pi as U,xi as V,li as W,Wr as X,Xr as Y,Ur as Z,Ta as _,vn as _t,Cs as a,kr as at,Ca as b,Zt as bt,Ts as c,mr as ct,Fa as d,On as dt,Gr as et,La as f,An as ft,Da as g,_n as gt,Oa as h,gn as ht,Es as i,Ar as it,na as j,g as jt,ia as k,ke as kt,Ss as l,Pn as lt,Ea as m,hn as mt,Is as n,Mr as nt,Ds as o,Z as ot,Pa as p,un as pt,ai as q,ws as r,jr as rt,Os as s,dr as st,Bs as t,Hr as tt,Aa as u,Fn as ut,wa as v,sn as vt,ua as w,nt as wt,_a as x,wt as xt,xa as y,$t as yt,Ti as z};